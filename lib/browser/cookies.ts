import Cookies from "js-cookie";

/** Returns a cookie of this site; null also where the browser allows no cookies. */
export function readCookie(name: string): string | null {
  try {
    return Cookies.get(name) ?? null;
  } catch {
    return null;
  }
}

export function cookieNames(): string[] {
  try {
    return Object.keys(Cookies.get());
  } catch {
    return [];
  }
}

export function keepCookie(name: string, value: string, days: number): void {
  try {
    Cookies.set(name, value, {
      path: "/",
      sameSite: "lax",
      expires: days,
      secure: location.protocol === "https:",
    });
  } catch {
    // The visitor is asked again.
  }
}

export function removeCookie(name: string): void {
  try {
    Cookies.remove(name, { path: "/" });
  } catch {
    // Without cookies there is nothing to remove.
  }
}

/** Tells whether the browser declares that it takes no cookies of this site. */
export const refusesCookies = (): boolean => navigator.cookieEnabled === false;
