import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { bookingEnd, ENDED_STATUSES, isSuspended, isUpcoming } from "./booking-over";

const at = (time: string) => new Date(`2026-11-25T${time}:00+01:00`);
const PLACE = { lat: 47.2, lng: -1.5 };
const transfer = {
  kind: "TRANSFER" as const,
  pickup: PLACE,
  dropoff: PLACE,
  startAt: at("10:00"),
  durationMin: 60,
};

describe("a booking", () => {
  it.each([
    ["a way out", transfer, "11:00"],
    ["a way out and back", { ...transfer, returnAt: at("18:00") }, "19:00"],
    ["a hire", { ...transfer, kind: "HIRE" as const, hours: 2.5 }, "12:30"],
  ])("ends with the last drive of %s", (_, ride, end) => {
    expect(bookingEnd(ride)).toEqual(at(end));
    const booking = { ...ride, status: "FINAL" as const };
    expect(isUpcoming(booking, new Date(at(end).getTime() - 1))).toBe(true);
    expect(isUpcoming(booking, at(end))).toBe(false);
  });

  it("is held up by force majeure until it has ended, where it stands", () => {
    const heldUp = bookingStatusSchema.options.filter((status) =>
      isSuspended({ status, forceMajeureSince: at("09:00") }),
    );
    const over = new Set(ENDED_STATUSES);
    expect(heldUp).toEqual(bookingStatusSchema.options.filter((status) => !over.has(status)));
    expect(isSuspended({ status: "FINAL", forceMajeureSince: null })).toBe(false);
  });

  it("is to come until it has ended, where it stands", () => {
    const toCome = bookingStatusSchema.options.filter((status) =>
      isUpcoming({ ...transfer, status }, at("09:00")),
    );
    expect(toCome).toEqual([
      "REQUESTED",
      "QUOTED",
      "HELD",
      "AWAITING_DEPOSIT",
      "AWAITING_DIFFERENCE",
      "AWAITING_CONFIRMATION",
      "CONFIRMED",
      "FINAL",
    ]);
  });
});
