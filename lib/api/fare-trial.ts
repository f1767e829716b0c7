import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";
import type { Call } from "./call";

/**
 * Prices past rides by fares that are not saved.
 * @throws CallError 422 with what is wrong, by field
 */
export const tryFaresOf = (
  call: Call,
  { resource, id }: { resource: "vehicle" | "fare-supplement"; id: number },
  change: Record<string, unknown>,
) => call<FareTrialPage>("POST", `/admin/${resource}/${id}/trial`, { body: change });
