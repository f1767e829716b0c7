import { z } from "zod";

/** How far a ride has come on its day. */
export const rideStepSchema = z.enum(["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"]);
export type RideStep = z.infer<typeof rideStepSchema>;
