import type { BookingNotes, NewBookingNote } from "@/lib/contract/admin/booking-note";
import type {
  BookingSeries,
  MadeSeries,
  NewSeries,
  SeriesCancellation,
  SeriesPreview,
  SeriesRule,
} from "@/lib/contract/admin/booking-series";
import type {
  BusyCalendar,
  CalendarReading,
  NewBusyCalendar,
} from "@/lib/contract/admin/busy-calendar";
import type { StaffChange, StaffChangeOutcome } from "@/lib/contract/admin/change-ride";
import type { DayRide } from "@/lib/contract/admin/day";
import type { MadeRideFeed } from "@/lib/contract/admin/ride-feed";
import type { NewBlockOutcome, NewVehicleBlock } from "@/lib/contract/admin/ride-plan";
import type {
  KnownCustomer,
  StaffPayLink,
  StaffQuote,
  TakeBooking,
  TakenBooking,
} from "@/lib/contract/admin/take-booking";
import type { QuoteRequest } from "@/lib/contract/booking";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import type { Call } from "./call";
import { startingFrom } from "./panel";

const once = (key: string) => ({ "Idempotency-Key": key });

/** The price of a ride that is taken by telephone, and what is in the way of each vehicle. */
export const quoteTakenRide = (call: Call, ride: QuoteRequest) =>
  call<StaffQuote>("POST", "/admin/booking/quote", { body: ride });

/** The times of a day at which a ride that is taken by telephone could begin. */
export const getTimesForStaff = (call: Call, ride: TimesRequest) =>
  call<OfferedTimes>("POST", "/admin/booking/times", { body: ride });

/** Books a ride by telephone; the same `key` gives the same booking however often it is sent. */
export const takeBooking = (call: Call, order: TakeBooking, key: string) =>
  call<TakenBooking>("POST", "/admin/booking", { body: order, headers: once(key) });

/** Members and guests by name, address, telephone number or company. */
export const findKnownCustomers = (call: Call, search: string) =>
  call<{ customers: KnownCustomer[] }>("GET", "/admin/known-customer", { query: { search } });

/**
 * Makes a booking another ride, from the version of it that was read.
 * @throws CallError 409 when it cannot be changed, or the vehicle is taken; STALE
 */
export const changeRideByStaff = (
  call: Call,
  { id, version }: { id: number; version: string },
  change: StaffChange,
) =>
  call<StaffChangeOutcome>("PUT", `/admin/booking/${id}/ride`, {
    body: change,
    headers: startingFrom({ version }),
  });

/** The times of a day at which a booking's ride could be another one. */
export const getTimesForStaffChange = (call: Call, id: number, ride: TimesRequest) =>
  call<OfferedTimes>("POST", `/admin/booking/${id}/times`, { body: ride });

/** Sends the pay link of a booking again. @throws CallError 409 when there is nothing to pay */
export const sendPayLink = (call: Call, id: number) =>
  call<StaffPayLink>("POST", `/admin/booking/${id}/pay-link`);

/** The days on which a ride would come again. */
export const previewSeries = (call: Call, id: number, rule: SeriesRule) =>
  call<SeriesPreview>("POST", `/admin/booking/${id}/series/preview`, { body: rule });

/** Books a ride again on several days; the same `key` books no day twice. */
export const makeSeries = (
  call: Call,
  { id, key }: { id: number; key: string },
  series: NewSeries,
) => call<MadeSeries>("POST", `/admin/booking/${id}/series`, { body: series, headers: once(key) });

/** Cancels the rides of a series that have not begun. */
export const cancelSeries = (call: Call, id: number, cancellation: SeriesCancellation) =>
  call<BookingSeries>("POST", `/admin/booking/${id}/series/cancellation`, { body: cancellation });

/** Writes a note about a booking; the same receipt is the same note. */
export const writeBookingNote = (call: Call, id: number, note: NewBookingNote) =>
  call<BookingNotes>("POST", `/admin/booking/${id}/note`, { body: note });

export const removeBookingNote = (call: Call, id: number, idNote: number) =>
  call<BookingNotes>("DELETE", `/admin/booking/${id}/note/${idNote}`);

/** Keeps a vehicle from making rides for a time; what is in the way is answered. */
export const addVehicleBlock = (call: Call, block: NewVehicleBlock) =>
  call<NewBlockOutcome>("POST", "/admin/vehicle-block", { body: block });

export const removeVehicleBlock = (call: Call, id: number) =>
  call<Record<string, never>>("DELETE", `/admin/vehicle-block/${id}`);

/** Makes an address for a calendar, which is given this once. */
export const addRideFeed = (call: Call, idVehicle: number | null) =>
  call<MadeRideFeed>("POST", "/admin/ride-feed", { body: { idVehicle } });

export const endRideFeed = (call: Call, id: number) =>
  call<Record<string, never>>("DELETE", `/admin/ride-feed/${id}`);

/** Reads another calendar, whose busy times block vehicles from then on. */
export const addBusyCalendar = (call: Call, calendar: NewBusyCalendar) =>
  call<BusyCalendar>("POST", "/admin/busy-calendar", { body: calendar });

/** Reads another calendar now: at its address, or from a file. */
export const readBusyCalendar = (call: Call, id: number, reading: CalendarReading) =>
  call<BusyCalendar>("POST", `/admin/busy-calendar/${id}/reading`, { body: reading });

export const endBusyCalendar = (call: Call, id: number) =>
  call<Record<string, never>>("DELETE", `/admin/busy-calendar/${id}`);

/** Says when the flight or train of a ride comes in. @throws CallError 409 where another has said it */
export const sayRideArrival = (
  call: Call,
  { id, arrivalAt: was }: Pick<DayRide, "id" | "arrivalAt">,
  arrivalAt: string,
) => call<DayRide>("PUT", `/admin/ride/${id}/arrival`, { body: { arrivalAt, was } });
