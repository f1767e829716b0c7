import type {
  BookingChange,
  BookingPage,
  CancelOutcome,
  CancelRequest,
  ChangeOutcome,
  FindBooking,
  PayLink,
} from "@/lib/contract/booking-page";
import type { OfferedTimes, TimesRequest } from "@/lib/contract/offered-time";
import { callAbout, type KeyLink, withKey } from "./by-key";
import type { Call } from "./call";

export type BookingLink = KeyLink;

const at = callAbout("booking");

/** A booking's own page. @throws CallError 404 for an unknown reference and a wrong key alike */
export const getBookingPage = (call: Call, link: BookingLink) =>
  call<BookingPage>(...at("GET", link), withKey(link));

/** Changes the ride, or with `dryRun` says what it would cost. */
export const changeBooking = (call: Call, link: BookingLink, change: BookingChange) =>
  call<ChangeOutcome>(...at("PUT", link), { ...withKey(link), body: change });

/** The times of a day at which the booking's ride could be another one. */
export const getTimesForChange = (call: Call, link: BookingLink, ride: TimesRequest) =>
  call<OfferedTimes>(...at("POST", link, "/times"), { ...withKey(link), body: ride });

/** Cancels the booking, or with `dryRun` says what would be given back, and why. */
export const cancelBooking = (call: Call, link: BookingLink, body: CancelRequest) =>
  call<CancelOutcome>(...at("POST", link, "/cancel"), { ...withKey(link), body });

/** Withdraws from the contract, or with `dryRun` says what would be given back. */
export const withdrawBooking = (call: Call, link: BookingLink, body: CancelRequest) =>
  call<CancelOutcome>(...at("POST", link, "/withdrawal"), { ...withKey(link), body });

/** Where to pay what there is to pay. */
export const payBooking = (call: Call, link: BookingLink) =>
  call<PayLink>(...at("POST", link, "/payment"), withKey(link));

/** Has a booking's link mailed to its customer; the answer never tells whether there is one. */
export const findBooking = (call: Call, guess: FindBooking) =>
  call<Record<string, never>>("POST", "/booking/find", { body: guess });
