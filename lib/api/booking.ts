import type {
  BookingRequest,
  NewBooking,
  Quote,
  QuoteRequest,
  RideRequest,
} from "@/lib/contract/booking";
import type { AllowedDates } from "@/lib/contract/calendar";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { WayQuote, WayRequest } from "@/lib/contract/way-quote";
import type { Call } from "./call";

/** The price of a ride, per vehicle. */
export const quoteRide = (call: Call, ride: QuoteRequest) =>
  call<Quote>("POST", "/booking/quote", { body: ride });

/** How far a transfer goes, and what it costs at least. */
export const quoteWay = (call: Call, way: WayRequest) =>
  call<WayQuote>("POST", "/booking/way", { body: way });

/** Books a ride; the same `key` gives the same booking however often it is sent. */
export const bookRide = (call: Call, request: BookingRequest, key: string) =>
  call<NewBooking>("POST", "/booking", { body: request, headers: { "Idempotency-Key": key } });

/** Asks for a ride that cannot be booked at once, or for a quote of one that can. */
export const requestRide = (call: Call, request: RideRequest, key: string) =>
  call<NewBooking>("POST", "/booking/request", {
    body: request,
    headers: { "Idempotency-Key": key },
  });

/** The times of a day that a vehicle can make. */
export const getOfferedTimes = (call: Call, ride: TimesRequest) =>
  call<OfferedTimes>("POST", "/booking/times", { body: ride });

/** The days of a month (1 to 12) on which a ride can be booked. */
export const getAllowedDates = (call: Call, idCalendar: number, year: number, month: number) =>
  call<AllowedDates>("GET", `/calendar/${idCalendar}/date/allowed/${month}/${year}`);
