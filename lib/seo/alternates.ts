import type { Metadata } from "next";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";

/**
 * Names a page's address to search engines, and its address in the other languages where there are
 * any.
 * @param paths its path by locale, prefix included
 */
export const alternatesOf = (
  canonical: string,
  paths: Record<string, string>,
): Metadata["alternates"] => ({
  canonical,
  ...(Object.keys(paths).length > 1 && {
    languages: { ...paths, "x-default": paths[DEFAULT_LOCALE] ?? canonical },
  }),
});
