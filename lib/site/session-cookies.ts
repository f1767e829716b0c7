import type { NextResponse } from "next/server";
import type { Opened } from "@/lib/contract/auth";
import { siteEnvironment } from "./environment";
import { SITE_COOKIE } from "./site-cookie";

/** The session's token, which no script reads (§9). */
export const TOKEN_COOKIE = "token";
/** What proves at the next login that somebody has logged in on this device before. */
const DEVICE_COOKIE = "device";

/** One day (§9); a device is remembered for a year after its last login. */
const SESSION_SECONDS = 86_400;
const DEVICE_SECONDS = 365 * 86_400;

/** Another application of the domain may keep something else under a name as common as these. */
export const ours = (value: string | undefined): string | undefined =>
  value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : undefined;

/** The headers by which the provider knows a visitor, from the cookies that this browser holds. */
export function sessionHeaders(cookie: (name: string) => string | undefined): [string, string][] {
  const [token, device] = [TOKEN_COOKIE, DEVICE_COOKIE].map((name) => ours(cookie(name)));
  return [
    ...(token ? [["Authorization", token] as [string, string]] : []),
    ...(device ? [["Device", device] as [string, string]] : []),
  ];
}

/** Keeps a session in the browser. @param secure on https, where cookies go over nothing else */
export function keepSession(
  { cookies }: NextResponse,
  { token, idSite, device }: Pick<Opened, "token" | "idSite"> & { device?: string },
  secure: boolean,
): void {
  const shared = { ...base(), secure, maxAge: SESSION_SECONDS };
  cookies.set(TOKEN_COOKIE, token, { ...shared, httpOnly: true });
  cookies.set(SITE_COOKIE, String(idSite), shared);
  if (device) {
    cookies.set(DEVICE_COOKIE, device, { ...shared, httpOnly: true, maxAge: DEVICE_SECONDS });
  }
}

/** Has the browser forget its session; the device stays known. */
export function dropSession({ cookies }: NextResponse): void {
  cookies.set(TOKEN_COOKIE, "", { ...base(), httpOnly: true, maxAge: 0 });
  cookies.set(SITE_COOKIE, "", { ...base(), maxAge: 0 });
}

/** They go to the parent domain when one is configured. */
function base() {
  const { COOKIE_DOMAIN } = siteEnvironment();
  return {
    path: "/",
    sameSite: "lax" as const,
    ...(COOKIE_DOMAIN ? { domain: COOKIE_DOMAIN } : {}),
  };
}
