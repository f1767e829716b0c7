import type { UserSession } from "@/lib/contract/user";

/**
 * Names a device as its owner would, "Firefox on Windows", from its browser's own description.
 * @param words the preposition, and the name of a device that says nothing
 */
export function deviceName(
  { browser, system }: Pick<UserSession, "browser" | "system">,
  words: { on: string; unknown: string },
): string {
  if (browser && system) return `${browser} ${words.on} ${system}`;
  return browser ?? system ?? words.unknown;
}
