import { type ConsentSettings, SETTINGS_ID } from "@/lib/consent/consent-settings";
import type { ServiceKey } from "@/lib/rules/consent/service-key";

export function readSettings(): ConsentSettings | undefined {
  const text = document.getElementById(SETTINGS_ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

export const offeredTools = ({ tools }: ConsentSettings): ServiceKey[] =>
  Object.keys(tools) as ServiceKey[];
