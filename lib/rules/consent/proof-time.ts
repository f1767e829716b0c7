import { addMonths, subMonths } from "date-fns";

/** Months that a choice can be proven: as long as data measured under it (CNIL, 2020-092). */
export const PROOF_MONTHS = 25;

export const proofEnds = (at: Date): Date => addMonths(at, PROOF_MONTHS);

/** Returns the last instant of the choices that are forgotten by now. */
export const forgottenUntil = (now: Date): Date => subMonths(now, PROOF_MONTHS);
