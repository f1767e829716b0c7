import { type CookieOptions, serialize } from "hono/utils/cookie";
import type { Opened } from "@/lib/contract/auth";
import { siteEnvironment } from "./environment";
import { SITE_COOKIE } from "./site-cookie";

/** The session's token, which no script reads (§9). */
export const TOKEN_COOKIE = "token";
/**
 * Proof at the next login that somebody has logged in on this device before. It stays with the
 * host: on a parent domain a neighbour's login would replace it.
 */
const DEVICE_COOKIE = "device";

/** A day (§9); a device is remembered for a year after its last login. */
const SESSION_SECONDS = 86_400;
const DEVICE_SECONDS = 365 * 86_400;

type ReadCookie = (name: string) => string | undefined;

/** Drops a value unlike ours: another application of the domain may use the same name. */
const ours = (value: string | undefined): string | undefined =>
  value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : undefined;

/**
 * Returns the token of a session of this site. A neighbour on the parent domain keeps its own under
 * the same names, and `idSite` tells them apart (§9): a neighbour's token is not ours to send or to
 * end.
 */
export function sessionToken(cookie: ReadCookie): string | undefined {
  const { SITE_ID } = siteEnvironment();
  return cookie(SITE_COOKIE) === String(SITE_ID) ? ours(cookie(TOKEN_COOKIE)) : undefined;
}

export function sessionHeaders(cookie: ReadCookie): [string, string][] {
  const [token, device] = [sessionToken(cookie), ours(cookie(DEVICE_COOKIE))];
  return [
    ...(token ? [["Authorization", token] as [string, string]] : []),
    ...(device ? [["Device", device] as [string, string]] : []),
  ];
}

/**
 * Keeps a session in the browser.
 * @param headers of the answer
 * @param secure on https, where cookies go over nothing else
 */
export function keepSession(
  headers: Headers,
  { token, idSite, device }: Pick<Opened, "token" | "idSite"> & { device?: string | undefined },
  secure: boolean,
): void {
  const shared = { ...onDomain(), secure, maxAge: SESSION_SECONDS };
  setCookie(headers, TOKEN_COOKIE, token, { ...shared, httpOnly: true });
  setCookie(headers, SITE_COOKIE, String(idSite), shared);
  if (device) {
    const options = { ...EVERYWHERE, secure, httpOnly: true, maxAge: DEVICE_SECONDS };
    setCookie(headers, DEVICE_COOKIE, device, options);
  }
}

/** Deletes the session from the browser; the device stays known. */
export function dropSession(headers: Headers): void {
  setCookie(headers, TOKEN_COOKIE, "", { ...onDomain(), httpOnly: true, maxAge: 0 });
  setCookie(headers, SITE_COOKIE, "", { ...onDomain(), maxAge: 0 });
}

function setCookie(headers: Headers, name: string, value: string, options: CookieOptions): void {
  headers.append("set-cookie", serialize(name, value, options));
}

const EVERYWHERE = { path: "/", sameSite: "lax" } as const;

/** Returns the cookie options of a session: on the parent domain when one is configured. */
function onDomain() {
  const { COOKIE_DOMAIN } = siteEnvironment();
  return { ...EVERYWHERE, ...(COOKIE_DOMAIN ? { domain: COOKIE_DOMAIN } : {}) };
}
