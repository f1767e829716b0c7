import type { BrowserContext } from "@playwright/test";

/** Way in which a browser keeps nothing for a site. */
export type Refusal = "throws" | "missing" | "full";

/**
 * Has a browser refuse all that browsers may: storage, cookies, workers, channels, locks, the
 * clipboard and everything that is only there over https; each as some browser does it.
 */
export async function refuseAll(context: BrowserContext, refusal: Refusal): Promise<void> {
  await context.addInitScript((way: Refusal) => {
    const refuse = () => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    };
    const define = (on: object, name: string, get: () => unknown) =>
      Object.defineProperty(on, name, { get, set: () => undefined, configurable: true });
    const get = way === "throws" ? refuse : () => undefined;
    if (way === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
    } else {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        define(window, name, get);
      }
    }
    for (const name of ["serviceWorker", "locks", "clipboard", "share", "permissions"]) {
      define(Navigator.prototype, name, get);
    }
    define(window, "BroadcastChannel", () => (way === "throws" ? refuse : undefined));
    for (const name of ["Notification", "PushManager", "matchMedia", "IntersectionObserver"]) {
      define(window, name, () => undefined);
    }
    define(Crypto.prototype, "randomUUID", () => undefined);
    define(Document.prototype, "cookie", () => "");
    define(Navigator.prototype, "cookieEnabled", () => false);
  }, refusal);
  // Cookies of the server are not kept.
  await context.route("**/api/**", async (route) => {
    if (route.request().resourceType() !== "fetch") return route.fallback();
    const response = await route.fetch();
    await context.clearCookies();
    const { "set-cookie": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
