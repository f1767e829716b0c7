import { and, eq, lt } from "drizzle-orm";
import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { isIdle, secondsUntilIdle } from "@/lib/rules/site/idle-session";
import { secretHash } from "@/platform/account/member/secret";
import { sessions } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { readNumbers } from "@/platform/site/parameter/read-numbers";

/** Precision to which the time of the last action is known, in milliseconds. */
const ATTENDED_EVERY = 15_000;

const isOf = (token: string) => eq(sessions.tokenHash, secretHash(token));

/** Reads the last action in a session, and the minutes it may be left idle. */
async function readAttention(tx: Sql, token: string) {
  const { STAFF_IDLE_MINUTES: minutes } = await readNumbers(tx, ["STAFF_IDLE_MINUTES"]);
  const [session] = await tx
    .select({ attendedAt: sessions.attendedAt })
    .from(sessions)
    .where(isOf(token));
  return { minutes, attendedAt: session?.attendedAt ?? new Date(0) };
}

/**
 * Refuses calls about money, customers and settings in a session that nobody has used for a while.
 * @throws ApiError SESSION_IDLE
 */
export async function requireAttention(tx: Sql, token: string, now: Date): Promise<void> {
  if (isIdle(await readAttention(tx, token), now)) throw new ApiError("SESSION_IDLE");
}

/** Records that a person does something in a session that is not idle yet. */
export async function recordAttention(tx: Sql, token: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ATTENDED_EVERY);
  await tx
    .update(sessions)
    .set({ attendedAt: now })
    .where(and(isOf(token), lt(sessions.attendedAt, before)));
}

/** Returns the seconds until a session is idle, 0 once it is; null where that ends no right. */
export async function readIdleIn(
  tx: Sql,
  { token, user, now }: { token: string; user: Pick<User, "role">; now: Date },
): Promise<number | null> {
  if (!hasPermission(user.role, "booking:read")) return null;
  return secondsUntilIdle(await readAttention(tx, token), now);
}
