import type { RideProblem } from "@/components/booking/ride/ride-request";
import type { AskedFieldName } from "./asked-field";

/** Reason why a field is wrong: a message of `booking.problems` or of `booking.asker`. */
export type AskedProblem = Exclude<RideProblem, "required" | "missingTime"> | "missing";

/** Problems of a time; all others of its start are the day's. */
const OF_TIME = new Set<RideProblem>(["missingTime", "unreadableTime", "noSuchTime"]);

/**
 * Finds the errors of the ride's fields. A missing value counts only once the visitor goes on.
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
    // The meaning of a typed place is looked up first.
    if (!problem || problem === "choosePlace") continue;
    const isMissing = problem === "required" || problem === "missingTime";
    if (!isMissing) errors[field] = problem;
    else if (hasTried) errors[field] = "missing";
  }
  return errors;
}
