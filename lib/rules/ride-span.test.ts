import { describe, expect, it } from "vitest";
import { busySpans, ridesOf } from "./ride-span";

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);

describe("the drives of a booking", () => {
  it("is one for a transfer, two there and back, one for a hire", () => {
    const transfer = { kind: "TRANSFER", startAt: at("10:00"), durationMin: 45 } as const;
    expect(ridesOf(transfer)).toEqual([
      { leg: "OUTBOUND", startAt: at("10:00"), endAt: at("10:45") },
    ]);
    expect(ridesOf({ ...transfer, returnAt: at("18:00") })[1]).toEqual({
      leg: "RETURN",
      startAt: at("18:00"),
      endAt: at("18:45"),
    });
    expect(ridesOf({ kind: "HIRE", startAt: at("10:00"), hours: 2.5, durationMin: 0 })).toEqual([
      { leg: "HIRE", startAt: at("10:00"), endAt: at("12:30") },
    ]);
  });

  it("keeps the vehicle busy for the buffer after each, as far as its own next drive", () => {
    const rides = ridesOf({
      kind: "TRANSFER",
      startAt: at("10:00"),
      returnAt: at("10:50"),
      durationMin: 45,
    });
    expect(busySpans(rides, 20)).toEqual([
      { from: at("10:00"), until: at("10:50") },
      { from: at("10:50"), until: at("11:55") },
    ]);
  });
});
