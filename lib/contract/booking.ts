import { z } from "zod";
import { bookingStatusSchema } from "./booking-status";
import { emailAddressSchema } from "./email-address";
import { givenPlaceSchema, placeSchema } from "./geography";
import { rowIdSchema } from "./row-id";
import { lineSchema, linesSchema } from "./typed-text";

/** Euros with at most two decimals. */
export const eurosSchema = z.number();
/** Typed amount: whole cents. */
export const typedEurosSchema = eurosSchema.multipleOf(0.01);
export const instantSchema = z.iso.datetime({ offset: true });

const rideKind = z.enum(["TRANSFER", "HIRE"]);
export type RideKind = z.infer<typeof rideKind>;

/** Ride of every order. */
export const rideOrderSchema = z.object({
  kind: rideKind,
  pickup: givenPlaceSchema,
  dropoff: givenPlaceSchema.optional(),
  stops: z.array(givenPlaceSchema).max(5).default([]),
  /** Requested pickup; ISO 8601 with offset. */
  startAt: instantSchema,
  returnAt: instantSchema.optional(),
  /** Length of a hire, in whole and half hours. */
  hours: z.number().multipleOf(0.5).min(0.5).max(24).optional(),
  passengers: z.number().int().min(1).max(50),
  luggage: z.number().int().min(0).max(50).optional(),
  idVehicle: z.number().int().optional(),
});

/** Service of the company that a ride is booked as, which may be reserved for members (§6). */
const asService = { idService: rowIdSchema.optional() };

/** POST /booking/quote */
export const quoteRequestSchema = rideOrderSchema.extend(asService);
export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** Line of a price: `code` is stable, `label` is in the caller's language. */
export const fareLineSchema = z.object({
  code: z.string(),
  label: z.string(),
  amount: eurosSchema,
});
export type FareLine = z.infer<typeof fareLineSchema>;

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
  /** True when large enough and free at those times, with the buffer between rides. */
  available: z.boolean(),
  total: eurosSchema,
});

export type VehicleOffer = z.infer<typeof vehicleOfferSchema>;

const ridePrice = {
  distanceKm: z.number(),
  durationMin: z.number().int(),
  lines: z.array(fareLineSchema),
  total: eurosSchema,
  /** VAT that the total includes, and its rate in percent. */
  vat: eurosSchema,
  vatRate: z.number(),
  currency: z.literal("EUR"),
};

/** Price of a ride on the account of the business that a member books for, as a professional. */
export const accountQuoteSchema = z.object({
  business: z.string(),
  /** Address of its invoices, on one line. */
  address: z.string(),
  /** Cost centres of rides, and the default of this member. */
  costCentres: z.array(z.string()),
  costCentre: z.string().nullable(),
  /** Days within which the monthly invoice is paid. */
  paymentDays: z.number().int(),
  lines: z.array(fareLineSchema),
  total: eurosSchema,
  vat: eurosSchema,
  deposit: eurosSchema,
  dueNow: eurosSchema,
  /** Price in each of the quote's vehicles, in their order. */
  totals: z.array(eurosSchema),
});
export type AccountQuote = z.infer<typeof accountQuoteSchema>;

/** Price of a ride, in the vehicle asked for or else the cheapest that is available. */
export const quoteSchema = z.object({
  ...ridePrice,
  /** Deposit of an order at this price, and the sum due at once. */
  deposit: eurosSchema,
  dueNow: eurosSchema,
  /** True when distances are estimated rather than routed. */
  estimate: z.boolean(),
  idVehicle: z.number().int(),
  vehicles: z.array(vehicleOfferSchema),
  /** Account of a member who books for a business; null for anybody else. */
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
export const bookingRequestSchema = quoteRequestSchema.extend({
  idVehicle: z.number().int(),
  customer,
  travel: travelSchema.optional(),
  message: linesSchema.max(2000).optional(),
  acceptTerms: z.literal(true),
  /** Cost centre of the member's business; the member's own when it is left out. */
  costCentre: lineSchema.max(120).nullable().optional(),
});
export type BookingRequest = z.input<typeof bookingRequestSchema>;

/**
 * POST /booking/request, with an `Idempotency-Key` header: a ride that cannot be booked at once
 * (too soon, out of the area, too many seats), or a quote for a ride that can.
 */
export const rideRequestSchema = bookingRequestSchema.omit({ costCentre: true }).extend({
  idVehicle: z.number().int().optional(),
});
export type RideRequest = z.input<typeof rideRequestSchema>;

export const bookingSchema = z.object({
  reference: z.string(),
  status: bookingStatusSchema,
  kind: rideKind,
  /** Service that it is booked as; null for an ordinary ride. */
  service: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  pickup: placeSchema,
  dropoff: placeSchema.nullable(),
  stops: z.array(placeSchema),
  startAt: instantSchema,
  returnAt: instantSchema.nullable(),
  hours: z.number().nullable(),
  passengers: z.number().int(),
  luggage: z.number().int(),
  /** Null until the company has chosen it, for a requested ride. */
  vehicle: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  ...ridePrice,
  /** Without an e-mail address where the ride was taken by telephone and none was given. */
  customer: customer
    .pick({ firstname: true, lastname: true })
    .extend({ email: emailAddressSchema.nullable() }),
  /** Due before the ride is final. */
  deposit: eurosSchema,
  dueNow: eurosSchema,
  /** End of its vehicle's hold for a payment; null where none is held, or it is kept anyway. */
  heldUntil: instantSchema.nullable(),
  /** Kilograms of CO₂ equivalent (Code des transports, L1431-3). */
  emissionsKg: z.number(),
  /** Calendar file of the rides (RFC 5545). */
  calendarFile: z.string(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** POST /booking: with `key`, which opens the booking's own page. */
export const newBookingSchema = bookingSchema.extend({
  key: z.string(),
  customer: bookingSchema.shape.customer.extend({ email: emailAddressSchema }),
});
export type NewBooking = z.infer<typeof newBookingSchema>;

/** GET /fare: the rows of the fare table; amounts in euros, VAT included. */
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
