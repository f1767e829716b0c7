import { describe, expect, it } from "vitest";
import {
  type BookingStatus,
  bookingStatusSchema,
  cancelReasonSchema,
} from "@/lib/contract/booking-status";
import {
  BOOKING_TRANSITIONS,
  type BookingEvent,
  FIRST_STATUSES,
  hasProof,
  holdsVehicle,
  isConfirmed,
  mayReturn,
  nextStatus,
  takesVehicleToPay,
} from "./booking-state";

const STATUSES = bookingStatusSchema.options;
/**
 * Events that may leave the last statuses: a late payment of a booking that expired unpaid, and the
 * company's own word that it was late, or that nobody came.
 */
const LAST: Partial<Record<BookingStatus, BookingEvent[]>> = {
  INVOICED: ["CANCEL"],
  EXPIRED: ["HOLD", "PAY"],
  CANCELLED: ["HOLD", "PAY"],
};
const next = (status: BookingStatus) => Object.values(BOOKING_TRANSITIONS[status]);

function reachableFrom(statuses: BookingStatus[]): Set<BookingStatus> {
  const reached = new Set(statuses);
  for (const status of reached) for (const to of next(status)) reached.add(to);
  return reached;
}

describe("the life of a booking (§4)", () => {
  it.each<[string, BookingStatus, BookingEvent[], BookingStatus | undefined]>([
    ["paid at once", "HELD", ["PAY", "CONFIRM"], "FINAL"],
    ["paid by a link", "HELD", ["HOLD_OVER", "PAY", "CONFIRM"], "FINAL"],
    ["confirmed, then paid", "HELD", ["HOLD_OVER", "CONFIRM", "PAY"], "FINAL"],
    ["priced, then paid", "REQUESTED", ["PRICE", "PRICE", "HOLD", "PAY"], "AWAITING_CONFIRMATION"],
    ["paid after its hold", "HELD", ["HOLD_OVER", "HOLD", "PAY"], "AWAITING_CONFIRMATION"],
    [
      "left by its customer again and again",
      "HELD",
      ["HOLD_OVER", "HOLD", "HOLD_OVER"],
      "AWAITING_DEPOSIT",
    ],
    ["changed while it is paid", "HELD", ["OWE", "PAY"], "AWAITING_CONFIRMATION"],
    ["changed before its word", "AWAITING_CONFIRMATION", ["OWE", "PAY", "CONFIRM"], "FINAL"],
    ["changed for a dearer ride", "FINAL", ["OWE", "PAY"], "FINAL"],
    ["driven", "FINAL", ["COMPLETE", "INVOICE"], "INVOICED"],
    ["never paid", "HELD", ["HOLD_OVER", "EXPIRE"], "EXPIRED"],
    ["paid late", "HELD", ["HOLD_OVER", "EXPIRE", "PAY"], "AWAITING_CONFIRMATION"],
    ["refused, then paid", "HELD", ["CANCEL", "HOLD", "PAY"], "AWAITING_CONFIRMATION"],
    ["confirmed twice", "AWAITING_CONFIRMATION", ["CONFIRM", "CONFIRM"], undefined],
    ["cancelled twice", "FINAL", ["CANCEL", "CANCEL"], undefined],
    ["confirmed once cancelled", "AWAITING_CONFIRMATION", ["CANCEL", "CONFIRM"], undefined],
    ["driven without a word of the company", "AWAITING_CONFIRMATION", ["COMPLETE"], undefined],
    ["invoiced before it is driven", "FINAL", ["INVOICE"], undefined],
    ["expired once confirmed", "CONFIRMED", ["EXPIRE"], undefined],
  ])("%s", (_name, first, events, last) => {
    const status = events.reduce<BookingStatus | undefined>(
      (at, event) => at && nextStatus(at, event),
      first,
    );
    expect(status).toBe(last);
  });

  it("leads to every status", () => {
    expect([...reachableFrom(FIRST_STATUSES)].sort()).toEqual([...STATUSES].sort());
  });

  it.each(STATUSES.filter((status) => !LAST[status]))(
    "has a way out of %s, to an end",
    (status) => {
      expect(next(status).some((to) => to !== status)).toBe(true);
      expect([...reachableFrom([status])].some((to) => LAST[to])).toBe(true);
    },
  );

  it.each(Object.entries(LAST))("ends at %s, but for %s", (status, events) => {
    expect(Object.keys(BOOKING_TRANSITIONS[bookingStatusSchema.parse(status)])).toEqual(events);
  });

  it("comes back after not paying and after nothing else", () => {
    const pairs = STATUSES.flatMap((status) =>
      cancelReasonSchema.options
        .filter((reason) => mayReturn(status, reason))
        .map((reason) => `${status} ${reason}`),
    );
    const expired = cancelReasonSchema.options.map((reason) => `EXPIRED ${reason}`);
    expect(pairs).toEqual([...expired, "CANCELLED CARD_REFUSED"]);
    expect(STATUSES.filter((status) => mayReturn(status, null))).toEqual(["EXPIRED"]);
  });

  it("has a proof while its ride is to be made or was, and none as a quote or once it is lost", () => {
    const proved = STATUSES.filter((status) => hasProof(status, 1));
    const without = STATUSES.filter((status) => !proved.includes(status));
    expect(without).toEqual(["QUOTED", "EXPIRED", "CANCELLED"]);
    expect(STATUSES.some((status) => hasProof(status, null))).toBe(false);
  });

  it("keeps the company's word: what is confirmed stays so until it is cancelled", () => {
    for (const status of STATUSES.filter(isConfirmed)) {
      expect(holdsVehicle(status)).toBe(true);
      for (const to of next(status)) expect(isConfirmed(to) || to === "CANCELLED").toBe(true);
    }
  });

  it("keeps its vehicle while somebody pays, once paid, and by the company's word alone", () => {
    const free = STATUSES.filter((status) => !holdsVehicle(status));
    expect(free).toEqual(["REQUESTED", "QUOTED", "AWAITING_DEPOSIT", "EXPIRED", "CANCELLED"]);
  });

  it("takes its vehicle before it is paid wherever it keeps none", () => {
    const taking = STATUSES.filter((status) => takesVehicleToPay(status, "CARD_REFUSED"));
    expect(taking).toEqual(["QUOTED", "AWAITING_DEPOSIT", "EXPIRED", "CANCELLED"]);
    expect(taking.some(holdsVehicle)).toBe(false);
    for (const status of taking) expect(nextStatus(status, "HOLD")).toBe("HELD");
  });

  it("is confirmed by the company's event alone", () => {
    for (const status of STATUSES.filter((candidate) => !isConfirmed(candidate))) {
      for (const [event, to] of Object.entries(BOOKING_TRANSITIONS[status])) {
        expect(isConfirmed(to)).toBe(event === "CONFIRM");
      }
    }
  });
});
