import { z } from "zod";
import { bookingStatusSchema } from "./booking-status";
import { emailAddressSchema } from "./email-address";
import { givenPlaceSchema, placeSchema } from "./geography";
import { lineSchema, linesSchema } from "./typed-text";

/** Euros with at most two decimals. */
export const eurosSchema = z.number();
/** An amount that somebody types: whole cents. */
export const typedEurosSchema = eurosSchema.multipleOf(0.01);
export const instantSchema = z.iso.datetime({ offset: true });

const rideKind = z.enum(["TRANSFER", "HIRE"]);
export type RideKind = z.infer<typeof rideKind>;

/** POST /booking/quote, and the ride of every order. */
export const rideOrderSchema = z.object({
  kind: rideKind,
  pickup: givenPlaceSchema,
  dropoff: givenPlaceSchema.optional(),
  stops: z.array(givenPlaceSchema).max(5).default([]),
  /** Pickup asked for; ISO 8601 with offset. */
  startAt: instantSchema,
  /** Pickup of the way back, for a return trip. */
  returnAt: instantSchema.optional(),
  /** Length of a hire, in hours and halves. */
  hours: z.number().multipleOf(0.5).min(0.5).max(24).optional(),
  passengers: z.number().int().min(1).max(50),
  luggage: z.number().int().min(0).max(50).optional(),
  idVehicle: z.number().int().optional(),
});

export type QuoteRequest = z.input<typeof rideOrderSchema>;

/** One line of a price: `code` is stable, `label` is in the caller's language. */
export const fareLineSchema = z.object({
  code: z.string(),
  label: z.string(),
  amount: eurosSchema,
});
export type FareLine = z.infer<typeof fareLineSchema>;

/** What tells one vehicle from another. */
const vehicleLook = {
  description: z.string(),
  seats: z.number().int(),
  luggage: z.number().int(),
  image: z.string().nullable(),
};

export const vehicleOfferSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  ...vehicleLook,
  /** Free at the times asked for, buffer between rides included, and large enough. */
  available: z.boolean(),
  total: eurosSchema,
});

export type VehicleOffer = z.infer<typeof vehicleOfferSchema>;

/** How far a ride goes, and what it costs. */
const ridePrice = {
  distanceKm: z.number(),
  durationMin: z.number().int(),
  lines: z.array(fareLineSchema),
  total: eurosSchema,
  /** The VAT that the total includes, and its rate in percent. */
  vat: eurosSchema,
  vatRate: z.number(),
  currency: z.literal("EUR"),
};

/** The price of a ride on the account of the business that a member books for, as a professional. */
export const accountQuoteSchema = z.object({
  business: z.string(),
  /** Where its invoices go, on one line. */
  address: z.string(),
  /** What a ride can be for; and what this member's are for where they choose nothing. */
  costCentres: z.array(z.string()),
  costCentre: z.string().nullable(),
  /** Days within which the invoice of the month is paid. */
  paymentDays: z.number().int(),
  lines: z.array(fareLineSchema),
  total: eurosSchema,
  vat: eurosSchema,
  deposit: eurosSchema,
  dueNow: eurosSchema,
  /** The price in each of the quote's vehicles, in their order. */
  totals: z.array(eurosSchema),
});
export type AccountQuote = z.infer<typeof accountQuoteSchema>;

/** The price of a ride, in the vehicle asked for or else the cheapest that is available. */
export const quoteSchema = z.object({
  ...ridePrice,
  /** The deposit of an order at this price, and what it would ask for at once. */
  deposit: eurosSchema,
  dueNow: eurosSchema,
  /** True when distances are estimated rather than routed. */
  estimate: z.boolean(),
  idVehicle: z.number().int(),
  vehicles: z.array(vehicleOfferSchema),
  /** Of a member who books for a business; null for anybody else. */
  account: accountQuoteSchema.nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const customerKindSchema = z.enum(["CONSUMER", "PROFESSIONAL", "COLLECTIVE"]);
export type CustomerKind = z.infer<typeof customerKindSchema>;

const customer = z.object({
  firstname: lineSchema.min(1).max(80),
  lastname: lineSchema.min(1).max(80),
  email: emailAddressSchema,
  phone: lineSchema.min(1).max(30),
  kind: customerKindSchema,
  company: lineSchema.max(120).optional(),
  /** For the invoice; professionals have to give it. */
  address: lineSchema.max(300).optional(),
});

export const travelSchema = z.object({
  flightNumber: lineSchema.max(12).optional(),
  trainNumber: lineSchema.max(16).optional(),
});

/** POST /booking, with an `Idempotency-Key` header. */
export const bookingRequestSchema = rideOrderSchema.extend({
  idVehicle: z.number().int(),
  customer,
  travel: travelSchema.optional(),
  message: linesSchema.max(2000).optional(),
  acceptTerms: z.literal(true),
  /** Of the business that a member books for; theirs when it is left out. */
  costCentre: lineSchema.max(120).nullable().optional(),
});
export type BookingRequest = z.input<typeof bookingRequestSchema>;

/**
 * POST /booking/request, with an `Idempotency-Key` header: a ride that cannot be booked at once
 * (too soon, out of the area, too many seats), or a quote for one that can.
 */
export const rideRequestSchema = bookingRequestSchema.omit({ costCentre: true }).extend({
  idVehicle: z.number().int().optional(),
});
export type RideRequest = z.input<typeof rideRequestSchema>;

/** What a booking is: the ride, its price, and who it is for. */
export const bookingSchema = z.object({
  reference: z.string(),
  status: bookingStatusSchema,
  kind: rideKind,
  pickup: placeSchema,
  dropoff: placeSchema.nullable(),
  stops: z.array(placeSchema),
  startAt: instantSchema,
  returnAt: instantSchema.nullable(),
  hours: z.number().nullable(),
  passengers: z.number().int(),
  luggage: z.number().int(),
  /** None until the company has chosen it, for a ride that was asked for. */
  vehicle: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  ...ridePrice,
  /** Without an e-mail address where the ride was taken by telephone and none was given. */
  customer: customer
    .pick({ firstname: true, lastname: true })
    .extend({ email: emailAddressSchema.nullable() }),
  /** To be paid before the ride is final. */
  deposit: eurosSchema,
  /** To be paid now. */
  dueNow: eurosSchema,
  /** Until when its vehicle is kept for who pays; null where none is, or it is kept anyway. */
  heldUntil: instantSchema.nullable(),
  /** Kilograms of CO₂ equivalent (Code des transports, L1431-3). */
  emissionsKg: z.number(),
  /** The rides as a calendar file (RFC 5545). */
  calendarFile: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** POST /booking: with `key`, which opens the booking's own page. */
export const newBookingSchema = bookingSchema.extend({
  key: z.string(),
  customer: bookingSchema.shape.customer.extend({ email: emailAddressSchema }),
});
export type NewBooking = z.infer<typeof newBookingSchema>;

/** GET /fare: what the fare table shows; amounts in euros, VAT included. */
export const fareGridSchema = z.object({
  idVehicle: z.number().int(),
  vehicle: z.string(),
  ...vehicleLook,
  flatRate: eurosSchema,
  flatRateUnderKm: z.number(),
  perKm: eurosSchema,
  hourly: eurosSchema,
  minimumHours: z.number(),
  includedKmPerHour: z.number(),
  extraKm: eurosSchema,
});
export const fareListSchema = z.object({
  grids: z.array(fareGridSchema),
  supplements: z.array(
    z.object({
      code: z.enum(["NIGHT", "SUNDAY", "PUBLIC_HOLIDAY"]),
      percent: z.number(),
      /** Paris time, `HH:mm`. */
      from: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  vatRate: z.object({ transfer: z.number(), hire: z.number() }),
});
export type FareList = z.infer<typeof fareListSchema>;
