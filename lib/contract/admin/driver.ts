import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { proofSchema } from "@/lib/contract/booking-page";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";
import { dayRideSchema } from "./day";

export const driverChoiceSchema = z.object({ id: z.number().int(), name: z.string() });
export type DriverChoice = z.infer<typeof driverChoiceSchema>;

/** GET /admin/booking/{id}/driver: the driver of each ride, and the possible drivers. */
export const bookingDriversSchema = z.object({
  rides: z.array(
    dayRideSchema
      .pick({ id: true, leg: true, startAt: true, endAt: true, idDriver: true })
      .extend(dayRideSchema.pick({ step: true, nextStep: true }).shape)
      .extend({ mayChange: z.boolean() }),
  ),
  drivers: z.array(driverChoiceSchema),
});
export type BookingDrivers = z.infer<typeof bookingDriversSchema>;

/** PUT /admin/ride/{id}/driver: the new driver, and the driver that the caller saw there before. */
export const driverAssignmentSchema = z.object({
  idDriver: rowIdSchema.nullable(),
  was: rowIdSchema.nullable(),
});

/** Place on the way of a ride, with the meeting point in it. */
const driverPlaceSchema = z.object({
  kind: z.enum(["PICKUP", "STOP", "DROPOFF"]),
  line: z.string(),
  meetingPoint: z.string().nullable(),
  /** Name on the driver's board. */
  board: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});

/** Ride as its driver sees it: of the price, only the sum still to be taken on board. */
export const driverRideSchema = dayRideSchema
  .pick({
    id: true,
    reference: true,
    leg: true,
    startAt: true,
    endAt: true,
    customer: true,
    phone: true,
    passengers: true,
    luggage: true,
    service: true,
    flightNumber: true,
    trainNumber: true,
    message: true,
    owed: true,
    isSuspended: true,
    step: true,
    stepAt: true,
    nextStep: true,
  })
  .extend({
    /** True once the company has confirmed it; until then the ride does not take place. */
    isConfirmed: z.boolean(),
    vehicle: z.string(),
    places: z.array(driverPlaceSchema),
    /** The booking proof, for a roadside check; null while there is none. */
    proof: proofSchema.nullable(),
  });
export type DriverRide = z.infer<typeof driverRideSchema>;

/** GET /driver/day?day=yyyy-MM-dd: the driver's own rides of a day of Paris. */
export const driverDaySchema = z.object({
  day: z.iso.date(),
  rides: z.array(driverRideSchema),
  mayRecordPayments: z.boolean(),
});
export type DriverDay = z.infer<typeof driverDaySchema>;

/** POST /driver/ride/{id}/payment: money taken on board. */
export const driverPaymentSchema = z.object({
  method: z.enum(["CASH", "TERMINAL"]),
  amount: typedEurosSchema.positive(),
  /** Drawn anew for each payment: the same receipt again is the same money. */
  receipt: lineSchema.min(8).max(64),
});
