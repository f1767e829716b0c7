import { alcoholDuties } from "./duties/alcohol";
import { cookieDuties } from "./duties/cookies";
import { privacyDuties } from "./duties/privacy";
import { publisherDuties } from "./duties/publisher";
import { readerDuties } from "./duties/readers";
import { rideDuties } from "./duties/rides";
import { saleDuties } from "./duties/sale";
import { textDuties } from "./duties/texts";
import type { Duty, DutyFacts, Lack } from "./duty";

/** Everything that the law asks of a site, in the order in which it is told. */
export const DUTIES = [
  ...publisherDuties,
  ...rideDuties,
  ...saleDuties,
  ...textDuties,
  ...alcoholDuties,
  ...cookieDuties,
  ...privacyDuties,
  ...readerDuties,
] as const;

export interface JudgedDuty {
  duty: Duty;
  lack: Lack | null;
}

/** Judges the duties that a site has. */
export const judgeDuties = (facts: DutyFacts): JudgedDuty[] =>
  (DUTIES as readonly Duty[])
    .filter(({ concerns }) => concerns?.(facts) ?? true)
    .map((duty) => ({ duty, lack: duty.lack(facts) }));
