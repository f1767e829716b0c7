import type { Booking, BookingRequest, Quote, QuoteRequest } from "@/lib/contract/booking";
import type { AllowedDates } from "@/lib/contract/calendar";
import type { Call } from "./call";

/** The price of a ride, per vehicle. */
export const quoteRide = (call: Call, ride: QuoteRequest) =>
  call<Quote>("POST", "/booking/quote", { body: ride });

/** Books a ride; the same `key` gives the same booking however often it is sent. */
export const bookRide = (call: Call, request: BookingRequest, key: string) =>
  call<Booking>("POST", "/booking", { body: request, headers: { "Idempotency-Key": key } });

/** The days of a month (1 to 12) on which a ride can be booked. */
export const getAllowedDates = (call: Call, idCalendar: number, year: number, month: number) =>
  call<AllowedDates>("GET", `/calendar/${idCalendar}/date/allowed/${month}/${year}`);
