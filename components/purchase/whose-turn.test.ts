import { describe, expect, it } from "vitest";
import { type BookingStatus, bookingStatusSchema } from "@/lib/contract/booking-status";
import { type BookingEvent, nextStatus } from "@/lib/rules/booking/booking-state";
import { type Turn, whoseTurn } from "./whose-turn";

const statuses = (isOne: (status: BookingStatus) => boolean) =>
  bookingStatusSchema.options.filter(isOne);
const turn = (of: Turn, pay = false) =>
  statuses((status) => {
    const may = { pay, change: false, cancel: false, withdraw: false };
    return whoseTurn({ status, may }) === of;
  });
const goesOn = (status: BookingStatus, ...by: BookingEvent[]) =>
  by.some((event) => nextStatus(status, event) !== undefined);
const byPaying = (status: BookingStatus) => goesOn(status, "HOLD", "PAY");

describe("who acts next", () => {
  it("is the customer wherever a booking goes on by being paid", () => {
    expect(turn("you", true)).toEqual(statuses(byPaying));
  });

  it("is the company where the price, its word or the invoice is missing, and no payment", () => {
    const byCompany = (status: BookingStatus) => goesOn(status, "PRICE", "CONFIRM", "INVOICE");
    const theirs = statuses((status) => byCompany(status) && !byPaying(status));
    expect(turn("us")).toEqual(theirs);
    expect(turn("us", true)).toEqual(theirs);
  });

  it("is nobody until a ride that is paid and confirmed has been made", () => {
    const comes = statuses((status) => goesOn(status, "COMPLETE") && !byPaying(status));
    expect(turn("none")).toEqual(comes);
    expect(turn("none", true)).toEqual(comes);
  });

  it("is nobody any more where nothing is left to come, unless paying brings back what was lost", () => {
    expect(turn("over")).toEqual(["INVOICED", "EXPIRED", "CANCELLED"]);
    expect(turn("over", true)).toEqual(["INVOICED"]);
  });
});
