import {
  bookingRequestSchema,
  newBookingSchema,
  quoteRequestSchema,
  quoteSchema,
  rideRequestSchema,
} from "@/lib/contract/booking";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { wayQuoteSchema, wayRequestSchema } from "@/lib/contract/way-quote";
import { call } from "../call";

export const quoteRide = call({
  name: "quoteRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "quote",
  method: "post",
  path: "/booking/quote",
  summary:
    "The price of a ride, in lines that add up, for each vehicle; also on a member’s account",
  body: quoteRequestSchema,
  answer: quoteSchema,
  says: "Amounts in euros, VAT included",
});

export const getOfferedTimes = call({
  name: "getOfferedTimes",
  area: "booking",
  access: "ANYONE",
  limit: "quote",
  method: "post",
  path: "/booking/times",
  summary: "The times of a day that a vehicle can make, the drives before and after included",
  body: timesRequestSchema,
  answer: offeredTimesSchema,
  says: "Every quarter of an hour of the day, in Paris",
});

export const quoteWay = call({
  name: "quoteWay",
  area: "booking",
  access: "ANYONE",
  limit: "quote",
  method: "post",
  path: "/booking/way",
  summary: "How far a transfer goes and what it costs at least, before its day and time are known",
  body: wayRequestSchema,
  answer: wayQuoteSchema,
  says: "Amounts in euros, VAT included",
});

export const bookRide = call({
  name: "bookRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "booking",
  idempotent: true,
  method: "post",
  path: "/booking",
  summary: "Books a ride; the same Idempotency-Key gives the same booking",
  body: bookingRequestSchema,
  answer: newBookingSchema,
  says: "The booking that was received",
});

export const requestRide = call({
  name: "requestRide",
  area: "booking",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "booking",
  idempotent: true,
  method: "post",
  path: "/booking/request",
  summary: "Asks for a ride that cannot be booked at once, or for a quote of one that can",
  body: rideRequestSchema,
  answer: newBookingSchema,
  says: "The request, or the quote",
});
