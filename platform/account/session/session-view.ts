import Bowser from "bowser";
import type { UserSession } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { sessions } from "@/platform/db/schema/people";

/** Shows a session to its owner. @param current stored hash of the token that asks */
export function sessionView(row: typeof sessions.$inferSelect, current: string): UserSession {
  return {
    id: row.id,
    isCurrent: row.tokenHash === current,
    openedAt: parisIso(row.openedAt),
    lastSeenAt: parisIso(row.lastSeenAt),
    ...deviceOf(row.userAgent),
  };
}

/** Names browser and system of a user agent, without versions; null where it is not understood. */
export function deviceOf(userAgent: string | null): Pick<UserSession, "browser" | "system"> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
