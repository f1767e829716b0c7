import { browserCall } from "@/lib/api/browser-call";
import { getUser } from "@/lib/api/user";
import type { User } from "@/lib/contract/user";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { forgetSession, hasSession } from "./has-session";

/**
 * Asks the provider who is logged in in this browser, null for a visitor, who costs no call.
 * @throws CallError
 */
export async function askWho(): Promise<User | null> {
  if (!hasSession()) return null;
  const user = await getUser(browserCall(localeOfPath(location.pathname)));
  if (!user) forgetSession();
  return user;
}
