import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import type { ServiceKey, ServicePurpose } from "@/lib/rules/consent/service-key";

export type CookieLife = { days: number } | { minutes: number } | "UNTIL_CLOSED";

/** Cookie that a tool may leave once accepted; `*` stands for the part that differs. */
export interface ServiceCookie {
  name: string;
  lasts: CookieLife;
}

export interface ServiceHosts {
  scripts: string[];
  calls: string[];
  frames?: string[];
}

export interface MeasuredVisit {
  address: string;
  title: string;
  /** Id of the logged in member. */
  member: number | undefined;
}

/** Third-party tool that a site can use: one declaration holds all that the site knows of it. */
export interface OutsideService {
  key: ServiceKey;
  /** Brand name; a tool without one is called by the site's words. */
  name: string | null;
  purpose: ServicePurpose;
  /** Settings that configure it: the tool is absent unless each of them has a value. */
  parameters: readonly ParameterKey[];
  /** Page of its supplier about it. */
  about: string | null;
  hosts(values: readonly string[]): ServiceHosts;
  cookies: readonly ServiceCookie[];
  /** Loads it into the page after consent, and reports the first visit. */
  load(values: readonly string[], visit: MeasuredVisit): void;
  /** Reports a page that was opened without a load; left out for a tool that sees this itself. */
  showPage?(values: readonly string[], visit: MeasuredVisit): void;
}

/**
 * Declares a tool once: from it come its part of the choice, its hosts in the policy of pages, its
 * cookies in the cookie policy, and the way it is loaded.
 */
export const defineService = (service: OutsideService): OutsideService => service;
