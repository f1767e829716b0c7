import type { User } from "@/lib/contract/user";
import type { Sql } from "@/platform/db/database";
import { Refusal } from "@/platform/refusal";
import { sessionUser } from "./session-user";

/** The administrator who calls. @throws Refusal UNAUTHENTICATED or FORBIDDEN for anybody else */
export async function requireAdmin(tx: Sql, token: string | undefined, now: Date): Promise<User> {
  const caller = token ? await sessionUser(tx, token, now) : null;
  if (!caller) throw new Refusal("UNAUTHENTICATED");
  if (caller.role === "MEMBER") throw new Refusal("FORBIDDEN");
  return caller;
}
