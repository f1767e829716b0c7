import { test as base, expect } from "@playwright/test";
import { accessibilityFaults } from "./accessibility-faults";
import { type OwnSite, ownSite } from "./own-site";

/** Every test also fails on what the browser's console calls an error. */
export const test = base.extend<
  {
    consoleErrors: string[];
    /** Fails when axe finds something on the page as it is now: of WCAG, or of its best practices. */
    expectAccessible: () => Promise<void>;
  },
  {
    /** The chauffeur's, of this worker alone. */
    site: OwnSite;
    /** The wine estate, of this worker alone. */
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

/** For tests of what happens over time and by mail, on the worker's own site. */
export const testOnOwnSite = test.extend({ baseURL: ({ site }, use) => use(site.url) });

export { expect };

/** What does not depend on the window's size is shown in one: the projects of the configuration. */
export const ANY_WINDOW = { tag: "@any-window" } as const;
/**
 * What neither the window's size nor the language decides is shown once: in French, in a wide window.
 */
export const ONCE = { tag: "@once" } as const;
/**
 * What walks everything there is, of which `npm test` has a short version: `npm run prove:walks` walks it.
 */
export const long = (where?: { tag: string }) => ({
  tag: [...(where ? [where.tag] : []), "@long"],
});
/** What only a wide window has. */
export const WIDE = { tag: "@wide" } as const;
/** What only a small one has. */
export const SMALL = { tag: "@small" } as const;

export const LOCALES = [
  { locale: "fr", prefix: "" },
  { locale: "en", prefix: "/en" },
] as const;

/** The routes of the site that a visitor finds without an account (§2), home first. */
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
  "/cookie-policy",
  "/legal-notice",
  "/privacy-policy",
  "/sale-terms",
  "/use-terms",
] as const;

/** A route in a language: home is `/` in French and `/en` in English. */
export const pathIn = (prefix: string, route: string) => (prefix + route).replace(/(.)\/$/, "$1");

/** The browser itself reports every refused call; these are what a test is about. */
export function ignoreRefused(errors: string[], ...statuses: number[]): void {
  const isMeant = (text: string) => statuses.some((status) => text.includes(String(status)));
  errors.splice(0, errors.length, ...errors.filter((text) => !isMeant(text)));
}
