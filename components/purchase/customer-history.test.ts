import { describe, expect, it } from "vitest";
import { customerHistory, saysWho } from "./customer-history";

const linesFor = (seenBy: "customer" | "company", ...lines: [string, string?][]) =>
  customerHistory(
    lines.map(([event, reason = null]) => ({ event, reason, by: "SYSTEM" as const })),
    seenBy,
  ).map(({ event }) => event);

describe("a history as people tell it", () => {
  it("tells of a payment once", () => {
    expect(linesFor("customer", ["BOOK"], ["PAYMENT"], ["PAY"])).toEqual(["BOOK", "PAYMENT"]);
  });

  it("tells of a refused card as that, and of a cancellation as that", () => {
    expect(linesFor("customer", ["CANCEL", "CARD_REFUSED"])).toEqual(["CARD_REFUSED"]);
    expect(linesFor("customer", ["CANCEL", "BY_CUSTOMER"])).toEqual(["CANCEL"]);
  });

  it("tells the company alone that something is kept", () => {
    expect(linesFor("customer", ["CANCEL", "CARD_REFUSED"], ["HOLD"])).toEqual(["CARD_REFUSED"]);
    expect(linesFor("company", ["BOOK"], ["HOLD"])).toEqual(["BOOK", "HOLD"]);
  });

  it("tells the company alone what was taken back", () => {
    const lines: [string, string][] = [
      ["ON_THE_WAY", "OUTBOUND"],
      ["ON_THE_WAY", "RETURN"],
      ["UNDO_ON_THE_WAY", "OUTBOUND"],
      ["ON_THE_WAY", "OUTBOUND"],
    ];
    expect(linesFor("customer", ...lines)).toEqual(["ON_THE_WAY", "ON_THE_WAY"]);
    expect(linesFor("company", ...lines)).toHaveLength(4);
  });

  it.each([
    ["CANCEL", "CUSTOMER", true],
    ["CONFIRM", "COMPANY", true],
    ["CARD_REFUSED", "GATEWAY", true],
    ["PAYMENT", "GATEWAY", false],
    ["EXPIRE", "SYSTEM", false],
  ] as const)("of %s by %s, says who: %s", (event, by, isSaid) => {
    expect(saysWho({ event, by })).toBe(isSaid);
  });
});
