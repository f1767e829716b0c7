import type { RideProblem } from "@/components/booking/form/ride-request";
import type { AskedFieldName } from "./asked-field";

/** Why a field of the form is wrong; each is a message of `booking.problems` or of `booking.asker`. */
export type AskedProblem = Exclude<RideProblem, "required" | "missingTime"> | "missing";

/** The problems of a time; all others of its start are the day's. */
const OF_TIME = new Set<RideProblem>(["missingTime", "unreadableTime", "noSuchTime"]);

/**
 * What is wrong with the fields of a ride that is asked for. What is not there yet is only missed once one
 * goes on.
 * @param problems of the ride, keyed by the provider's fields
 */
export function askedErrors(
  problems: Record<string, RideProblem>,
  hasTried: boolean,
): Partial<Record<AskedFieldName, AskedProblem>> {
  const errors: Partial<Record<AskedFieldName, AskedProblem>> = {};
  const { pickup, dropoff, startAt } = problems;
  const fields = [
    ["pickup", pickup],
    ["dropoff", dropoff],
    [startAt && OF_TIME.has(startAt) ? "time" : "date", startAt],
  ] as const;
  for (const [field, problem] of fields) {
    // What a place means that was typed is found out first.
    if (!problem || problem === "choosePlace") continue;
    const isMissing = problem === "required" || problem === "missingTime";
    if (!isMissing) errors[field] = problem;
    else if (hasTried) errors[field] = "missing";
  }
  return errors;
}
