import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { rideStepSchema } from "@/lib/contract/ride-step";

/** A ride as the day shows it: one way of a booking, or its hire. */
export const dayRideSchema = z.object({
  /** Of the ride, not of its booking. */
  id: z.number().int(),
  idBooking: z.number().int(),
  reference: z.string(),
  status: bookingStatusSchema,
  leg: z.enum(["OUTBOUND", "RETURN", "HIRE"]),
  idVehicle: z.number().int(),
  /** Who of the staff drives; null while nobody was chosen. */
  idDriver: z.number().int().nullable(),
  startAt: instantSchema,
  endAt: instantSchema,
  pickup: z.string(),
  dropoff: z.string().nullable(),
  /** The pickup, for an app that shows the way. */
  pickupAt: z.object({ lat: z.number(), lng: z.number() }),
  /** Likewise where it ends. */
  dropoffAt: z.object({ lat: z.number(), lng: z.number() }),
  customer: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  passengers: z.number().int(),
  luggage: z.number().int(),
  flightNumber: z.string().nullable(),
  trainNumber: z.string().nullable(),
  message: z.string().nullable(),
  total: eurosSchema,
  /** What is still to be taken on board. */
  owed: eurosSchema,
  isSuspended: z.boolean(),
  /** The last step that was said, and when; null before the first one. */
  step: rideStepSchema.nullable(),
  stepAt: instantSchema.nullable(),
  /** What can be said next; none once it is over, or while it is not confirmed. */
  nextStep: rideStepSchema.nullable(),
  /** When the flight or train comes in, as far as somebody has said so; of rides that meet one. */
  arrivalAt: instantSchema.nullable(),
  /** Until when the driver waits free of charge; null for a ride that meets neither. */
  toleratedUntil: instantSchema.nullable(),
  /** What the staff wrote for the driver. */
  driverNotes: z.array(z.string()),
  /** From where the vehicle was before: the minutes of the drive, null where it comes from nowhere. */
  driveMin: z.number().int().nullable(),
  /** The vehicle cannot be there in time after the ride before it. */
  isTooTight: z.boolean(),
  /** The calendars by which its vehicle is busy then; it was booked before that was known. */
  busyIn: z.array(z.string()),
});
export type DayRide = z.infer<typeof dayRideSchema>;

/** How many of each wait for the company, whatever their day; none of what one may not read. */
export const waitingSchema = z.object({
  toConfirm: z.number().int(),
  toPrice: z.number().int(),
  unpaid: z.number().int(),
  /** Rides that are over and that nobody has said so of. */
  toComplete: z.number().int(),
  /** Rides that are over and that are not paid in full. */
  owed: z.number().int(),
  /** What happened to money without the panel. */
  moneyEvents: z.number().int(),
  messages: z.number().int(),
  ordersToPrepare: z.number().int(),
  ordersReturning: z.number().int(),
  lettersKept: z.number().int(),
  lettersFailed: z.number().int(),
});

/** GET /admin/day?day=yyyy-MM-dd: a day of Paris by vehicle, and what waits for the company. */
export const dayPageSchema = z.object({
  day: z.iso.date(),
  vehicles: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** Who of the staff may be chosen to drive. */
  drivers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  rides: z.array(dayRideSchema),
  isClosed: z.boolean(),
  waiting: waitingSchema,
  /** The bookings to confirm or to price, the nearest first, ten at most. */
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

/** POST /admin/ride/{id}/step: how far it has come; a step that was said is not said again. */
export const rideStepRequestSchema = z.object({ step: rideStepSchema });

/**
 * PUT /admin/ride/{id}/arrival: when its flight or train comes in, and what the caller saw there before;
 * null where nobody had said it.
 */
export const rideArrivalSchema = z.object({
  arrivalAt: instantSchema,
  was: instantSchema.nullable(),
});
