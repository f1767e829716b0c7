import type {
  BookingChange,
  BookingPage,
  CancelOutcome,
  CancelRequest,
  ChangeOutcome,
  FindBooking,
  PayLink,
} from "@/lib/contract/booking-page";
import type { Call, Method } from "./call";

/** What opens a booking: its reference, and the unguessable part of its link or one's session. */
export interface BookingLink {
  reference: string;
  /** Left out by the member whose it is. */
  key?: string | undefined;
}

/** A booking's own page. @throws ApiFailure 404 for an unknown reference and a wrong key alike */
export const getBookingPage = (call: Call, link: BookingLink) =>
  call<BookingPage>(...at("GET", link), query(link));

/** Changes the ride, or with `dryRun` says what it would cost. */
export const changeBooking = (call: Call, link: BookingLink, change: BookingChange) =>
  call<ChangeOutcome>(...at("PUT", link), { ...query(link), body: change });

/** Cancels the booking, or with `dryRun` says what would be given back, and why. */
export const cancelBooking = (call: Call, link: BookingLink, body: CancelRequest) =>
  call<CancelOutcome>(...at("POST", link, "/cancel"), { ...query(link), body });

/** Withdraws from the contract, or with `dryRun` says what would be given back. */
export const withdrawBooking = (call: Call, link: BookingLink, body: CancelRequest) =>
  call<CancelOutcome>(...at("POST", link, "/withdrawal"), { ...query(link), body });

/** Where to pay what there is to pay. */
export const payBooking = (call: Call, link: BookingLink) =>
  call<PayLink>(...at("POST", link, "/payment"), query(link));

/** Has a booking's link mailed to its customer; the answer never tells whether there is one. */
export const findBooking = (call: Call, guess: FindBooking) =>
  call<Record<string, never>>("POST", "/booking/find", { body: guess });

const at = (method: Method, { reference }: BookingLink, part = ""): [Method, string] => [
  method,
  `/booking/${encodeURIComponent(reference)}${part}`,
];

const query = ({ key }: BookingLink) => ({ query: { key } });
