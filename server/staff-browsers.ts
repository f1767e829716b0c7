import type { IncomingMessage } from "node:http";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { CallError } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import { sessionToken, TOKEN_COOKIE } from "@/lib/api/session-cookies";
import { STAFF_COOKIE } from "@/lib/api/staff-cookie";
import { hasPermission } from "@/lib/contract/permission";
import { isStaffRole } from "@/lib/contract/staff-role";
import type { Role } from "@/lib/contract/user";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import type { BeforeAsking } from "./site-index";

/** Most sessions whose owner is remembered, and for how long, in milliseconds. */
const REMEMBERED = { max: 5_000, ttl: 5 * 60_000 };

/** Function that finds the role of a session's user; NONE for a token that opens none. */
export type AskSession = (token: string, address: string) => Promise<Role | "NONE">;

const MAY_BE_STAFF = new RegExp(`(?:^|;\\s*)(?:${TOKEN_COOKIE}|${STAFF_COOKIE})=`);
const TOKENS = new RegExp(`(?:^|;\\s*)${TOKEN_COOKIE}=`, "g");

/**
 * Tells the browsers of the staff from others. A browser counts as one of them unless it has no
 * session, or one that the provider has said to be a member's: the database ends the sessions of a
 * user who gets another role.
 */
export function staffBrowsers(ask: AskSession = askProvider) {
  const sessions = new LRUCache<string, Role | "NONE">(REMEMBERED);

  /** Finds the role of a session's user; undefined while the provider cannot say it. */
  async function roleOf(
    request: IncomingMessage,
    token: string,
    beforeAsking: BeforeAsking,
  ): Promise<Role | "NONE" | undefined> {
    const known = sessions.get(token);
    if (known !== undefined) return known;
    await beforeAsking();
    try {
      const role = await ask(token, String(request.headers["x-forwarded-for"]));
      sessions.set(token, role);
      return role;
    } catch {
      return undefined;
    }
  }

  return {
    /** Returns false for browsers that are none, without asking. */
    mayBeStaff: ({ headers: { cookie } }: IncomingMessage): boolean =>
      cookie !== undefined && MAY_BE_STAFF.test(cookie),

    /** @param beforeAsking awaited before the provider is asked about a session */
    async isStaff(request: IncomingMessage, beforeAsking: BeforeAsking): Promise<boolean> {
      const { cookie = "" } = request.headers;
      if (parse(cookie)[STAFF_COOKIE] !== undefined) return true;
      if (!hasToken(cookie)) return false;
      const token = onlyToken(cookie);
      const role = token ? await roleOf(request, token, beforeAsking) : undefined;
      return role === undefined || (role !== "NONE" && isStaffRole(role));
    },

    /**
     * Tells whether somebody is logged in who may change contents; false in any doubt.
     * @param beforeAsking awaited before the provider is asked about a session
     */
    async mayEdit(request: IncomingMessage, beforeAsking: BeforeAsking): Promise<boolean> {
      const token = onlyToken(request.headers.cookie ?? "");
      const role = token ? await roleOf(request, token, beforeAsking) : undefined;
      return role !== undefined && role !== "NONE" && hasPermission(role, "content:change");
    },
  };
}

const hasToken = (cookie: string) => cookie.search(TOKENS) >= 0;

/** Returns the token of a session; undefined also where a script may have set one of several. */
function onlyToken(cookie: string): string | undefined {
  const cookies = parse(cookie);
  // A script may set a second one for some paths, or the name of another site beside it.
  return cookie.match(TOKENS)?.length === 1
    ? (sessionToken((name) => cookies[name]) ?? undefined)
    : undefined;
}

const askProvider: AskSession = async (token, address) => {
  const call = serverCall(DEFAULT_LOCALE, { address, token, isOptional: true });
  try {
    const user = await call("GET /user");
    return user?.role ?? "NONE";
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return "NONE";
    throw error;
  }
};
