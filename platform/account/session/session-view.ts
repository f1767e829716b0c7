import Bowser from "bowser";
import type { UserSession } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { sessions } from "@/platform/db/schema/people";

/** A session as its owner sees it. @param current what is stored of the token that asks */
export function sessionView(row: typeof sessions.$inferSelect, current: string): UserSession {
  return {
    id: row.id,
    isCurrent: row.tokenHash === current,
    openedAt: parisIso(row.openedAt),
    lastSeenAt: parisIso(row.lastSeenAt),
    ...deviceOf(row.userAgent),
  };
}

/** What a browser says it is, without versions; null where it says nothing that is understood. */
export function deviceOf(userAgent: string | null): Pick<UserSession, "browser" | "system"> {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
