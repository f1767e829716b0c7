import { browserCall } from "@/lib/api/browser-call";
import type { User } from "@/lib/contract/user";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { forgetSession, hasSession } from "./has-session";

/**
 * Asks the provider for the member of this browser's session, null for a visitor, who costs no
 * call.
 * @throws CallError
 */
export async function askWho(): Promise<User | null> {
  if (!hasSession()) return null;
  const user = await browserCall(localeOfPath(location.pathname))("GET /user");
  if (!user) forgetSession();
  return user;
}
