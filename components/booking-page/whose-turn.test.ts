import { describe, expect, it } from "vitest";
import { type BookingStatus, bookingStatus } from "@/lib/contract/booking-status";
import { whoseTurn } from "./whose-turn";

const turns = (pay: boolean) =>
  Object.fromEntries(
    bookingStatus.options.map((status: BookingStatus) => [
      status,
      whoseTurn({ status, may: { pay, change: false, cancel: false, withdraw: false } }),
    ]),
  );

describe("who acts next", () => {
  it("is said for every status", () => {
    expect(turns(false)).toEqual({
      REQUESTED: "us",
      QUOTED: "you",
      HELD: "you",
      AWAITING_DEPOSIT: "you",
      AWAITING_CONFIRMATION: "us",
      CONFIRMED: "you",
      FINAL: "none",
      DONE: "us",
      INVOICED: "over",
      EXPIRED: "over",
      CANCELLED: "over",
    });
  });

  it("is the customer where paying brings back what was lost", () => {
    expect(turns(true)).toMatchObject({ EXPIRED: "you", CANCELLED: "you", INVOICED: "over" });
  });
});
