import type { ServiceKey, ServicePurpose } from "@/lib/rules/consent/service-key";

export const SETTINGS_ID = "consent-settings";

/** Anchor at which the choice opens: a link to it works without scripts too. */
export const CHOICE_ANCHOR = "choix-cookies";

export interface ConsentSettings {
  days: number;
  tools: Partial<Record<ServiceKey, { values: string[]; purpose: ServicePurpose }>>;
  files: { library: string; choices: string; style: string };
}
