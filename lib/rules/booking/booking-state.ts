import type { BookingStatus } from "@/lib/contract/booking-status";

/** What can happen to a booking (§4 Order lifecycle). */
export type BookingEvent =
  /** The company prices what was asked for. */
  | "PRICE"
  /** The customer goes to pay: the vehicle is held. */
  | "HOLD"
  /** The fifteen minutes of a hold are over: the vehicle is free again. */
  | "HOLD_OVER"
  /** The pay link or the quote is no longer valid, or the start has come. */
  | "EXPIRE"
  /** What was due is paid. */
  | "PAY"
  /** More is due than was paid, because the ride has changed. */
  | "OWE"
  /** The company confirms. */
  | "CONFIRM"
  /** The ride is over. */
  | "COMPLETE"
  /** The invoice goes out. */
  | "INVOICE"
  /** It ends before its time, for one of the reasons that there are. */
  | "CANCEL";

/** Where a booking begins: as a request to be priced, or as an order. */
export const FIRST_STATUSES: BookingStatus[] = ["REQUESTED", "HELD"];

/** Where each event leads; what is not here does not happen. */
export const BOOKING_TRANSITIONS: Record<
  BookingStatus,
  Partial<Record<BookingEvent, BookingStatus>>
> = {
  REQUESTED: { PRICE: "QUOTED", EXPIRE: "EXPIRED", CANCEL: "CANCELLED" },
  QUOTED: { PRICE: "QUOTED", HOLD: "HELD", EXPIRE: "EXPIRED", CANCEL: "CANCELLED" },
  HELD: {
    HOLD_OVER: "AWAITING_DEPOSIT",
    PAY: "AWAITING_CONFIRMATION",
    OWE: "AWAITING_DIFFERENCE",
    CONFIRM: "CONFIRMED",
    EXPIRE: "EXPIRED",
    CANCEL: "CANCELLED",
  },
  AWAITING_DEPOSIT: {
    HOLD: "HELD",
    PAY: "AWAITING_CONFIRMATION",
    CONFIRM: "CONFIRMED",
    EXPIRE: "EXPIRED",
    CANCEL: "CANCELLED",
  },
  AWAITING_DIFFERENCE: {
    PAY: "AWAITING_CONFIRMATION",
    CONFIRM: "CONFIRMED",
    CANCEL: "CANCELLED",
  },
  AWAITING_CONFIRMATION: { OWE: "AWAITING_DIFFERENCE", CONFIRM: "FINAL", CANCEL: "CANCELLED" },
  CONFIRMED: { PAY: "FINAL", COMPLETE: "DONE", CANCEL: "CANCELLED" },
  FINAL: { OWE: "CONFIRMED", COMPLETE: "DONE", CANCEL: "CANCELLED" },
  // The company may still own up to having been late, or tell that nobody came.
  DONE: { INVOICE: "INVOICED", CANCEL: "CANCELLED" },
  INVOICED: { CANCEL: "CANCELLED" },
  // Somebody who pays late has the ride if its vehicle is still free.
  EXPIRED: { HOLD: "HELD", PAY: "AWAITING_CONFIRMATION" },
  // So has somebody whose card was refused; see `mayReturn`.
  CANCELLED: { HOLD: "HELD", PAY: "AWAITING_CONFIRMATION" },
};

/** Where an event leads from a status; undefined when it cannot happen there. */
export const nextStatus = (status: BookingStatus, event: BookingEvent): BookingStatus | undefined =>
  BOOKING_TRANSITIONS[status][event];

const BUSY = new Set<BookingStatus>([
  "HELD",
  "AWAITING_DIFFERENCE",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
  "DONE",
  "INVOICED",
]);

/** True while the booking keeps its vehicle for itself. */
export const holdsVehicle = (status: BookingStatus): boolean => BUSY.has(status);

/**
 * True once a ride was booked: before that it was only asked for, or is a quote.
 * @param vehicle its vehicle, or that vehicle's id; null when none was kept
 */
export const wasBooked = (status: BookingStatus, vehicle: object | number | null): boolean =>
  vehicle !== null && status !== "QUOTED";

const OVER = new Set<BookingStatus>(["CANCELLED", "EXPIRED"]);

/** True while a ride that was booked is to be made, or was: only then is there a proof of it. */
export const hasProof = (status: BookingStatus, vehicle: object | number | null): boolean =>
  wasBooked(status, vehicle) && !OVER.has(status);

/**
 * True for a booking that was lost by not paying: a payment brings it back while its vehicle is
 * free. Whatever else was cancelled stays so.
 */
export const mayReturn = (status: BookingStatus, cancelReason: string | null): boolean =>
  status === "EXPIRED" || (status === "CANCELLED" && cancelReason === "CARD_REFUSED");

/**
 * True for a booking that can be paid but holds no vehicle: one whose hold is over, one that was lost
 * by not paying, and a quote. Its vehicle is held again, if it is free, before the payment
 * (docs/adr/0013).
 */
export const takesVehicleToPay = (status: BookingStatus, cancelReason: string | null): boolean =>
  status === "AWAITING_DEPOSIT" || status === "QUOTED" || mayReturn(status, cancelReason);

/** True once the ride was made. */
export const wasMade = (status: BookingStatus): boolean =>
  status === "DONE" || status === "INVOICED";

/** True once the company has given its word. */
export const isConfirmed = (status: BookingStatus): boolean =>
  status === "CONFIRMED" || status === "FINAL" || wasMade(status);
