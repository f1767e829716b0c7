import { describe, expect, it } from "vitest";
import { actionOf } from "./action-of";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe("what the company decides", () => {
  it("needs nothing more for a ride that is confirmed or over", () => {
    expect(actionOf("CONFIRM", form({}))).toEqual({ action: "CONFIRM" });
    expect(actionOf("COMPLETE", form({ note: "x" }))).toEqual({ action: "COMPLETE" });
  });

  it("may tell until when one was waited for, by the clock of Paris", () => {
    const waited = form({
      "arrivalAt-day": "2026-11-25",
      "arrivalAt-time": "",
      "waitedUntil-day": "2026-11-25",
      "waitedUntil-time": "11:36",
    });
    expect(actionOf("COMPLETE", waited)).toEqual({
      action: "COMPLETE",
      waitedUntil: "2026-11-25T11:36:00+01:00",
    });
  });

  it("is a cancellation for a reason, with a word if there is one", () => {
    const reason = "WRONG_ADDRESS";
    expect(actionOf("CANCEL", form({ reason, note: "  " }))).toEqual({ action: "CANCEL", reason });
    expect(actionOf("CANCEL", form({ reason, note: " Désolés. " }))).toEqual({
      action: "CANCEL",
      reason,
      note: "Désolés.",
    });
  });

  it.each([
    ["45,50", 45.5],
    ["1 250,00", 1250],
    ["1\u202f250.5", 1250.5],
    ["", 0],
  ])("reads %j as %d euros", (amount, expected) => {
    expect(
      actionOf("RECORD_PAYMENT", form({ method: "CASH", amount, receipt: "a-receipt" })),
    ).toEqual({
      action: "RECORD_PAYMENT",
      method: "CASH",
      amount: expected,
      receipt: "a-receipt",
    });
  });

  it("prices a ride in a vehicle", () => {
    expect(actionOf("PRICE", form({ idVehicle: "2", total: "180" }))).toEqual({
      action: "PRICE",
      idVehicle: 2,
      total: 180,
    });
  });

  it("suspends a ride from the beginning of a day of Paris", () => {
    expect(actionOf("SUSPEND", form({ "since-day": "2026-07-01" }))).toEqual({
      action: "SUSPEND",
      since: "2026-07-01T00:00:00+02:00",
    });
    expect(actionOf("SUSPEND", form({ "since-day": "" }))).toEqual({
      action: "SUSPEND",
      since: "",
    });
  });
});
