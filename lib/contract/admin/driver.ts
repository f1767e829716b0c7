import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { proofSchema } from "@/lib/contract/booking-page";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";
import { dayRideSchema } from "./day";

/** Somebody of the staff who may be chosen to drive. */
export const driverChoiceSchema = z.object({ id: z.number().int(), name: z.string() });
export type DriverChoice = z.infer<typeof driverChoiceSchema>;

/** GET /admin/booking/{id}/driver: who drives each ride of a booking, and who could. */
export const bookingDriversSchema = z.object({
  rides: z.array(
    dayRideSchema
      .pick({ id: true, leg: true, startAt: true, endAt: true, idDriver: true })
      .extend(dayRideSchema.pick({ step: true, nextStep: true }).shape)
      /** Whether another one can be chosen. */
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
export type DriverAssignment = z.infer<typeof driverAssignmentSchema>;

/** A place that a ride comes by, with what tells where in it somebody waits. */
const driverPlaceSchema = z.object({
  kind: z.enum(["PICKUP", "STOP", "DROPOFF"]),
  line: z.string(),
  meetingPoint: z.string().nullable(),
  /** The name that the driver holds up. */
  board: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});

/** A ride as its driver sees it: nothing of the price but what is still to be taken on board. */
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
    /** Not before the company has said so does the ride take place. */
    isConfirmed: z.boolean(),
    vehicle: z.string(),
    places: z.array(driverPlaceSchema),
    /** The booking proof, to be shown at a roadside check; none while there is none. */
    proof: proofSchema.nullable(),
  });
export type DriverRide = z.infer<typeof driverRideSchema>;

/** GET /driver/day?day=yyyy-MM-dd: the rides of a day of Paris that are one's own. */
export const driverDaySchema = z.object({
  day: z.iso.date(),
  rides: z.array(driverRideSchema),
  /** Whether the company lets its drivers record what they are paid on board. */
  mayRecordPayments: z.boolean(),
});
export type DriverDay = z.infer<typeof driverDaySchema>;

/** POST /driver/ride/{id}/payment: money taken on board. */
export const driverPaymentSchema = z.object({
  method: z.enum(["CASH", "TERMINAL"]),
  amount: typedEurosSchema.positive(),
  /** Drawn anew for each: the same again is the same money. */
  receipt: lineSchema.min(8).max(64),
});
export type DriverPayment = z.input<typeof driverPaymentSchema>;
