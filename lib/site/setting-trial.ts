import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { CallError } from "@/lib/api/call";
import { visitorCall } from "@/lib/api/visitor-call";
import type { Parameter } from "@/lib/contract/parameter";
import { SETTING_DRAFT_HEADER } from "@/lib/rules/site/setting-preview";
import type { Locale } from "@/lib/rules/text/locale-code";

/**
 * Holds the setting that is tried on the page that is made now. It is of one request, and what is
 * cached has none: React gives each function with a cache of its own an empty one.
 */
export const triedSetting = cache((): { row?: Parameter } => ({}));

/**
 * Puts the setting that its author tries into the page that is made now.
 * @returns false where it is over or somebody else's
 */
export const trySetting = cache(async (locale: Locale): Promise<boolean> => {
  const draft = (await headers()).get(SETTING_DRAFT_HEADER);
  if (!draft) return false;
  const call = await visitorCall(locale);
  try {
    triedSetting().row = await call("GET /admin/parameter/draft", { query: { draft } });
    return true;
  } catch (error) {
    if (error instanceof CallError && [401, 403, 404, 422].includes(error.status)) return false;
    throw error;
  }
});
