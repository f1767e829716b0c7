import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { changeSchemaOf } from "./definition";
import { fareSupplementResource } from "./fare-supplement-resource";
import { vehicleResource } from "./vehicle-resource";

/** Number of past days with the rides that the fares are tried on. */
const days = z.int().min(1).max(366).default(90);

const daysSchema = z.object({ days });

/** POST /admin/vehicle/{id}/trial: the fares that differ from the saved ones. */
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

/** Prices of past rides by other fares, beside their real prices. */
export const fareTrialSchema = z.object({
  days: z.number().int(),
  /** Number of rides priced anew, and number of rides with a price agreed by hand. */
  count: z.number().int(),
  leftOut: z.number().int(),
  before: eurosSchema,
  after: eurosSchema,
  /** Rides with the largest difference in price, largest first. */
  largest: z.array(
    z.object({
      reference: z.string(),
      startAt: instantSchema,
      before: eurosSchema,
      after: eurosSchema,
    }),
  ),
  /** Usual journeys from the company, a near and a far one, and a hire: none where rides are priced anew. */
  journeys: z.array(
    z.object({
      /** Airport or station; null for a hire. */
      to: z.string().nullable(),
      distanceKm: z.number(),
      /** Length of a hire. */
      hours: z.number().nullable(),
      startAt: instantSchema,
      before: eurosSchema,
      after: eurosSchema,
    }),
  ),
});
export type FareTrialPage = z.infer<typeof fareTrialSchema>;
