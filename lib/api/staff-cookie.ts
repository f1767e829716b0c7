import { type CookieOptions, serialize } from "hono/utils/cookie";

/**
 * Mark of a browser in which staff have been logged in. No script reads it, and it stays when the
 * session ends: the owner's own code never runs there (ADR 57).
 */
export const STAFF_COOKIE = "staff";

/** Longest time that browsers keep a cookie, in seconds. */
const KEPT_SECONDS = 400 * 86_400;

/** @param secure on https, where the cookie goes over nothing else */
export function staffCookie(secure: boolean): string {
  const options: CookieOptions = { path: "/", sameSite: "lax", httpOnly: true, secure };
  return serialize(STAFF_COOKIE, "1", { ...options, maxAge: KEPT_SECONDS });
}
