import Cookies from "js-cookie";

/** A cookie of this site; null where there is none, or where the browser lets no page have any. */
export function readCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a cookie for all pages of the site, for so many days, where the browser takes it. */
export function keepCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, {
      path: "/",
      sameSite: "lax",
      expires: days,
      secure: location.protocol === "https:",
    });
  } catch {
    // It is asked for again.
  }
}

/** Removes a cookie of all pages of the site. */
export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: "/" });
  } catch {
    // Where no cookie may be had, there is none.
  }
}

/** Whether the browser says itself that it takes no cookies of this site. */
export const refusesCookies = (): boolean => navigator.cookieEnabled === false;
