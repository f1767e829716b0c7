import { setParameter } from "@/simulations/processes/set-parameter";
import type { SiteClient } from "@/simulations/processes/site-client";

/** Writes a change's number as the company's telephone, which all pages show. */
export const phoneOf = (change: number): string =>
  `02 40 ${String(1_000_000 + change)
    .slice(1)
    .replace(/(..)(?=.)/g, "$1 ")}`;

/** Finds the changes that a page shows: in words, and in links to call. */
export function changesShown(body: string): number[] {
  const phones = body.matchAll(/(?:\b0|\+33[ \u00a0]?)2[ \u00a0]?40((?:[ \u00a0]?\d\d){3})\b/g);
  return [...phones].map(([, digits]) => Number((digits ?? "").replace(/\D/g, "")));
}

/** Sets the telephone to that of a change. @throws Error when it is refused */
export async function announceChange(owner: SiteClient, change: number): Promise<void> {
  await setParameter(owner, "COMPANY_PHONE", phoneOf(change));
}
