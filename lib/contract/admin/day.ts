import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { rideStepSchema } from "@/lib/contract/ride-step";

/** Ride as the day shows it: one way of a booking, or its hire. */
export const dayRideSchema = z.object({
  /** Id of the ride, not of its booking. */
  id: z.number().int(),
  idBooking: z.number().int(),
  reference: z.string(),
  status: bookingStatusSchema,
  leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]),
  idVehicle: z.number().int(),
  /** Staff member who drives; null while nobody was chosen. */
  idDriver: z.number().int().nullable(),
  startAt: instantSchema,
  endAt: instantSchema,
  pickup: z.string(),
  dropoff: z.string().nullable(),
  /** Pickup, for a navigation app. */
  pickupAt: z.object({ lat: z.number(), lng: z.number() }),
  /** End of the ride, for the same app. */
  dropoffAt: z.object({ lat: z.number(), lng: z.number() }),
  customer: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  passengers: z.number().int(),
  luggage: z.number().int(),
  /** Title of the service that it is booked as; null for an ordinary ride. */
  service: z.string().nullable(),
  flightNumber: z.string().nullable(),
  trainNumber: z.string().nullable(),
  message: z.string().nullable(),
  total: eurosSchema,
  /** Sum still to be taken on board. */
  owed: eurosSchema,
  isSuspended: z.boolean(),
  /** Last step reported, and its time; null before the first one. */
  step: rideStepSchema.nullable(),
  stepAt: instantSchema.nullable(),
  /** Next step to report; null once it is over, or while it is not confirmed. */
  nextStep: rideStepSchema.nullable(),
  /** Arrival of the flight or train, once somebody has reported it; for rides that meet one. */
  arrivalAt: instantSchema.nullable(),
  /** End of the free wait; null for a ride that meets neither. */
  toleratedUntil: instantSchema.nullable(),
  driverNotes: z.array(z.string()),
  /** Minutes of the drive from the vehicle's last place; null where it comes from nowhere. */
  driveMin: z.number().int().nullable(),
  /** True when the vehicle cannot be there in time after the ride before it. */
  isTooTight: z.boolean(),
  /** Calendars by which its vehicle is busy then; it was booked before that was known. */
  busyIn: z.array(z.string()),
});
export type DayRide = z.infer<typeof dayRideSchema>;

/** Number of each that wait for the company, of any day; none of those the caller may not read. */
export const waitingSchema = z.object({
  toConfirm: z.number().int(),
  toPrice: z.number().int(),
  unpaid: z.number().int(),
  /** Rides that are over and not yet marked as done. */
  toComplete: z.number().int(),
  /** Rides that are over and not paid in full. */
  owed: z.number().int(),
  moneyEvents: z.number().int(),
  messages: z.number().int(),
  /** Unread reviews. */
  reviews: z.number().int(),
  ordersToPrepare: z.number().int(),
  ordersReturning: z.number().int(),
  lettersKept: z.number().int(),
  lettersFailed: z.number().int(),
  /** Things that the law asks and the site lacks. */
  duties: z.number().int(),
});

/** GET /admin/day?day=yyyy-MM-dd: a day of Paris by vehicle, and the company's open tasks. */
export const dayPageSchema = z.object({
  day: z.iso.date(),
  vehicles: z.array(z.object({ id: z.number().int(), name: z.string() })),
  drivers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  rides: z.array(dayRideSchema),
  isClosed: z.boolean(),
  waiting: waitingSchema,
  /** Bookings to confirm or to price, the nearest first, ten at most. */
  toDecide: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      status: bookingStatusSchema,
      startAt: instantSchema,
      customer: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      pickup: z.string(),
      dropoff: z.string().nullable(),
      total: eurosSchema,
    }),
  ),
});
export type DayPage = z.infer<typeof dayPageSchema>;

/** GET /admin/day */
export const dayQuerySchema = z.object({ day: askedDaySchema });

/** POST /admin/ride/{id}/step: the ride's progress; a reported step is not reported again. */
export const rideStepRequestSchema = z.object({ step: rideStepSchema });

/**
 * PUT /admin/ride/{id}/arrival: the arrival of its flight or train, and the arrival that the caller
 * saw before; null where nobody had reported it.
 */
export const rideArrivalSchema = z.object({
  arrivalAt: instantSchema,
  was: instantSchema.nullable(),
});
