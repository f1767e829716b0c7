import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { changeSchemaOf } from "./definition";
import { fareSupplementResource } from "./fare-supplement-resource";
import { vehicleResource } from "./vehicle-resource";

/** Of how many days the past rides are, on which fares are tried. */
const days = z.int().min(1).max(366).default(90);

const daysSchema = z.object({ days });

/** POST /admin/vehicle/{id}/trial: the fares that differ from what is saved. */
export const vehicleTrialSchema = changeSchemaOf(vehicleResource)
  .pick({
    flatRate: true,
    flatRateUnderKm: true,
    perKm: true,
    hourly: true,
    minimumHours: true,
    includedKmPerHour: true,
    extraKm: true,
  })
  .partial()
  .and(daysSchema);

/** POST /admin/fare-supplement/{id}/trial */
export const supplementTrialSchema = changeSchemaOf(fareSupplementResource)
  .partial()
  .and(daysSchema);

/** What past rides would cost by other fares, beside what they cost. */
export const fareTrialSchema = z.object({
  days: z.number().int(),
  /** How many rides were priced anew, and how many had a price agreed by hand. */
  count: z.number().int(),
  leftOut: z.number().int(),
  before: eurosSchema,
  after: eurosSchema,
  /** Those whose price differs most, the largest difference first. */
  largest: z.array(
    z.object({
      reference: z.string(),
      startAt: instantSchema,
      before: eurosSchema,
      after: eurosSchema,
    }),
  ),
});
export type FareTrialPage = z.infer<typeof fareTrialSchema>;
