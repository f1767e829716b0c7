import { test as base, expect } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults";
import { type OwnSite, ownSite } from "./own-site";

/** Test that also fails on every error in the browser's console. */
export const test = base.extend<
  {
    consoleErrors: string[];
    expectAccessible: () => Promise<void>;
  },
  {
    /** Chauffeur's site, of this worker alone. */
    site: OwnSite;
    /** Wine estate, of this worker alone. */
    estate: OwnSite;
  }
>({
  // Known to all tests, so that a worker keeps them; started by the first that needs them.
  site: [
    async ({ browserName: _ }, use, { parallelIndex }) => use(await ownSite(72, parallelIndex)),
    { scope: "worker", timeout: 180_000 },
  ],
  estate: [
    async ({ browserName: _ }, use, { parallelIndex }) => use(await ownSite(73, parallelIndex)),
    { scope: "worker", timeout: 180_000 },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page }, use) => {
    await use(async () => expect(await accessibilityFaults(page)).toEqual([]));
  },
});

/** Test of the effects of time and of mails, on the worker's own site. */
export const testOnOwnSite = test.extend({ baseURL: ({ site }, use) => use(site.url) });

export { expect };

/** Tag of a test that does not depend on the window's size: it runs in one window. */
export const ANY_WINDOW = { tag: "@any-window" } as const;
/** Tag of a test that runs once, in French, in a wide window: neither decides it. */
export const ONCE = { tag: "@once" } as const;
/** Returns the tag of a walk; `npm test` has a short one, `npm run prove:walks` all of it. */
export const long = (where?: { tag: string }) => ({
  tag: [...(where ? [where.tag] : []), "@long"],
});
export const WIDE = { tag: "@wide" } as const;
export const SMALL = { tag: "@small" } as const;

export const LOCALES = [
  { locale: "fr", prefix: "" },
  { locale: "en", prefix: "/en" },
] as const;

/** Routes of the site that a visitor finds without an account (§2), home first. */
export const ROUTES = [
  "/",
  "/services",
  "/services/chauffeur-prive-pour-les-escapades-touristiques",
  "/services/mise-a-disposition-vtc",
  "/services/transport-vip-avec-chauffeur-prive",
  "/services/transport-vtc-vip-et-premium",
  "/services/vtc-aeroport-nantes",
  "/services/vtc-gares-des-pays-de-la-loire",
  "/tarifs-courses-vtc",
  "/contacter-votre-chauffeur-prive",
  "/reserver",
  "/avis",
  "/accessibility",
  "/cookie-policy",
  "/legal-notice",
  "/privacy-policy",
  "/sale-terms",
  "/use-terms",
] as const;

/** Returns a route in a language: home is `/` in French and `/en` in English. */
export const pathIn = (prefix: string, route: string) => (prefix + route).replace(/(.)\/$/, "$1");

/** Drops the browser's own reports of refused calls with these statuses, which a test is about. */
export function ignoreRefused(errors: string[], ...statuses: number[]): void {
  const isMeant = (text: string) => statuses.some((status) => text.includes(String(status)));
  errors.splice(0, errors.length, ...errors.filter((text) => !isMeant(text)));
}
