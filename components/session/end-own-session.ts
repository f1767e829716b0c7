import { browserCall } from "@/lib/api/browser-call";
import { CallError } from "@/lib/api/call";
import type { Locale } from "@/lib/rules/text/locale-code";
import { leave } from "./leave";

/** Logs out and goes `to` a path. @throws CallError when the session may still be there */
export async function endOwnSession(locale: Locale, to: string): Promise<void> {
  try {
    await browserCall(locale)("POST /logout");
  } catch (error) {
    // A session that is over already counts as ended.
    if (!(error instanceof CallError && error.status === 401)) throw error;
  }
  leave(to);
}
