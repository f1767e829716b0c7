import type { BookingStatus } from "@/lib/contract/booking-status";

/** Event of a booking (§4 Order lifecycle). */
export type BookingEvent =
  /** The company prices a request. */
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
  /** It ends before its time, for one of the cancel reasons. */
  | "CANCEL";

/** First statuses of a booking: a request to be priced, or an order. */
export const FIRST_STATUSES: BookingStatus[] = ["REQUESTED", "HELD"];

/** Next status for each event; an event that is not here does not happen. */
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
  // A late payment gets the ride if its vehicle is still free.
  EXPIRED: { HOLD: "HELD", PAY: "AWAITING_CONFIRMATION" },
  // So does a payment after a refused card; see `mayReturn`.
  CANCELLED: { HOLD: "HELD", PAY: "AWAITING_CONFIRMATION" },
};

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

export const holdsVehicle = (status: BookingStatus): boolean => BUSY.has(status);

/**
 * Tells whether a ride was booked: before that it was only requested, or is a quote.
 * @param vehicle its vehicle, or that vehicle's id; null when none was kept
 */
export const wasBooked = (status: BookingStatus, vehicle: object | number | null): boolean =>
  vehicle !== null && status !== "QUOTED";

const OVER = new Set<BookingStatus>(["CANCELLED", "EXPIRED"]);

/** Tells whether a booked ride is to be made, or was: only then is there a proof of it. */
export const hasProof = (status: BookingStatus, vehicle: object | number | null): boolean =>
  wasBooked(status, vehicle) && !OVER.has(status);

/** Tells whether a booking expired unpaid: a payment brings it back if its vehicle is free. */
export const mayReturn = (status: BookingStatus, cancelReason: string | null): boolean =>
  status === "EXPIRED" || (status === "CANCELLED" && cancelReason === "CARD_REFUSED");

/**
 * Tells whether a booking can be paid but holds no vehicle: its hold is over, it expired unpaid, or
 * it is a quote. Its vehicle is held again, if it is free, before the payment (docs/adr/0013).
 */
export const takesVehicleToPay = (status: BookingStatus, cancelReason: string | null): boolean =>
  status === "AWAITING_DEPOSIT" || status === "QUOTED" || mayReturn(status, cancelReason);

export const wasMade = (status: BookingStatus): boolean =>
  status === "DONE" || status === "INVOICED";

export const isConfirmed = (status: BookingStatus): boolean =>
  status === "CONFIRMED" || status === "FINAL" || wasMade(status);
