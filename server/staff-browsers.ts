import type { IncomingMessage } from "node:http";
import { parse } from "hono/utils/cookie";
import { LRUCache } from "lru-cache";
import { CallError } from "@/lib/api/call";
import { serverCall } from "@/lib/api/server-call";
import { sessionToken, TOKEN_COOKIE } from "@/lib/api/session-cookies";
import { STAFF_COOKIE } from "@/lib/api/staff-cookie";
import { getUser } from "@/lib/api/user";
import { isStaffRole } from "@/lib/contract/staff-role";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import type { BeforeAsking } from "./site-index";

/** Of how many sessions it is remembered whose they are, and how long, in milliseconds. */
const REMEMBERED = { max: 5_000, ttl: 5 * 60_000 };

/** Tells whether a session is one of the staff; false for a token that opens none. */
export type AskSession = (token: string, address: string) => Promise<boolean>;

/** Cookies that may be of the staff, as they stand in a request. */
const MAY_BE_STAFF = new RegExp(`(?:^|;\\s*)(?:${TOKEN_COOKIE}|${STAFF_COOKIE})=`);
const TOKENS = new RegExp(`(?:^|;\\s*)${TOKEN_COOKIE}=`, "g");

/**
 * Tells the browsers of the staff from others. A browser counts as one of them unless it has no session,
 * or one that the provider has said to be a member's: the database ends the sessions of whoever gets
 * another role.
 */
export function staffBrowsers(ask: AskSession = askProvider) {
  const sessions = new LRUCache<string, boolean>(REMEMBERED);

  async function isOfStaff(token: string, address: string): Promise<boolean> {
    const known = sessions.get(token);
    if (known !== undefined) return known;
    try {
      const isStaff = await ask(token, address);
      sessions.set(token, isStaff);
      return isStaff;
    } catch {
      return true;
    }
  }

  return {
    /** False for browsers that are none, without asking. */
    mayBeStaff: ({ headers: { cookie } }: IncomingMessage): boolean =>
      cookie !== undefined && MAY_BE_STAFF.test(cookie),

    /** @param beforeAsking awaited before the provider is asked whose a session is */
    async isStaff(request: IncomingMessage, beforeAsking: BeforeAsking): Promise<boolean> {
      const { cookie = "", "x-forwarded-for": address } = request.headers;
      const cookies = parse(cookie);
      if (cookies[STAFF_COOKIE] !== undefined) return true;
      const tokens = cookie.match(TOKENS)?.length ?? 0;
      if (tokens === 0) return false;
      // A script may set a second one for some paths, or the name of another site beside it.
      const token = tokens === 1 ? sessionToken((name) => cookies[name]) : undefined;
      if (!token) return true;
      if (!sessions.has(token)) await beforeAsking();
      return isOfStaff(token, String(address));
    },
  };
}

const askProvider: AskSession = async (token, address) => {
  const call = serverCall(DEFAULT_LOCALE, { address, token, isOptional: true });
  try {
    const user = await getUser(call);
    return user !== null && isStaffRole(user.role);
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return false;
    throw error;
  }
};
