import { DEFAULT_LOCALE, localisedPath } from "@/lib/rules/text/locale-code";

/** Returns the words of a path for a search, the last step first; none of an unreadable path. */
export function pathWords(path: string): string {
  try {
    const steps = decodeURIComponent(localisedPath(path, DEFAULT_LOCALE)).split("/").toReversed();
    return steps
      .flatMap((step) => step.replace(/\.\w{1,5}$/, "").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
      .join(" ");
  } catch {
    return "";
  }
}
