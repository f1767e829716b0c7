import { z } from "zod";

export const rideStepSchema = z.enum(["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"]);
export type RideStep = z.infer<typeof rideStepSchema>;
