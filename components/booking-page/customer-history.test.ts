import { describe, expect, it } from "vitest";
import { customerHistory } from "./customer-history";

const told = (...lines: [string, string?][]) =>
  customerHistory(lines.map(([event, reason = null]) => ({ event, reason }))).map(
    ({ event }) => event,
  );

describe("a history as people tell it", () => {
  it("tells of a payment once", () => {
    expect(told(["BOOK"], ["PAYMENT"], ["PAY"])).toEqual(["BOOK", "PAYMENT"]);
  });

  it("tells of a refused card as that, and of a cancellation as that", () => {
    expect(told(["CANCEL", "CARD_REFUSED"], ["HOLD"])).toEqual(["CARD_REFUSED", "HOLD"]);
    expect(told(["CANCEL", "BY_CUSTOMER"])).toEqual(["CANCEL"]);
  });
});
