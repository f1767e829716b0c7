import { describe, expect, it } from "vitest";
import type { RideDraft } from "./described-ride";
import { restoredDraft } from "./restored-draft";
import { newRideDraft } from "./ride-draft";

const NOW = Date.parse("2026-11-20T10:00:00+01:00");
const DAY = 24 * 60 * 60_000;

const EMPTY = newRideDraft.getInitialState().ride;
const BEGUN: RideDraft = {
  ...EMPTY,
  pickup: { text: "Nantes", place: null },
  date: "2026-11-25",
  time: "10:00",
  isReturn: true,
  returnDate: "2026-11-26",
  returnTime: "18:00",
};
const restore = (ride: unknown, savedAt: unknown = NOW - DAY) =>
  restoredDraft({ ride: ride as RideDraft, savedAt: savedAt as number }, EMPTY, NOW);

describe("a booking that was begun", () => {
  it("is remembered for 30 days", () => {
    expect(restore(BEGUN, NOW - 30 * DAY + 1)).toEqual({ ride: BEGUN, restored: "WHOLE" });
    expect(restore(BEGUN, NOW - 30 * DAY)).toBeUndefined();
  });

  it("comes back without times that have gone by", () => {
    const over = { ...BEGUN, date: "2026-11-20", time: "10:00" };
    expect(restore(over)).toEqual({
      ride: { ...BEGUN, date: "", time: "", returnDate: "", returnTime: "" },
      restored: "WITHOUT_TIME",
    });
    expect(restore({ ...over, time: "10:01" })?.restored).toBe("WHOLE");
    expect(restore({ ...over, time: "" })?.ride.date).toBe("2026-11-20");
    expect(restore({ ...BEGUN, returnDate: "2026-11-19" })).toEqual({
      ride: { ...BEGUN, returnDate: "", returnTime: "" },
      restored: "WHOLE",
    });
  });

  it("is none when nothing was begun", () => {
    expect(restore(EMPTY)).toBeUndefined();
    expect(restoredDraft(undefined, EMPTY, NOW)).toBeUndefined();
  });

  it("asks again for a place that no provider has signed, with what was typed", () => {
    const NANTES = { label: "Nantes (44000)", kind: "TOWN", lat: 47.2, lng: -1.6 };
    const older = { text: "Nantes (44000)", place: NANTES };
    const signed = { ...older, place: { ...NANTES, signature: "of the provider" } };
    const draft = { ...BEGUN, pickup: older, dropoff: signed, stops: [{ ...older, key: "a" }] };
    expect(restore(draft)?.ride).toMatchObject({
      pickup: { text: "Nantes (44000)", place: null },
      dropoff: signed,
      stops: [{ text: "Nantes (44000)", place: null, key: "a" }],
    });
  });

  it("comes back from what another version of the site has kept", () => {
    const { stops: _, luggage: __, ...older } = BEGUN;
    expect(restore({ ...older, passengers: null })?.ride).toEqual(BEGUN);
    expect(restore(BEGUN, "yesterday")).toBeUndefined();
  });

  it.each([null, "null", 5, [], {}, { ride: 1 }])("is none where the device keeps %j", (ride) => {
    expect(restore(ride)).toBeUndefined();
  });

  it("leaves out what is damaged of it, and keeps the rest", () => {
    const damaged = {
      ...BEGUN,
      kind: "BOAT",
      dropoff: null,
      stops: [null],
      date: 5,
      returnDate: {},
      passengers: "4",
      other: true,
    };
    expect(restore(damaged)?.ride).toEqual({ ...BEGUN, date: "", returnDate: "" });
    const place = { label: 1, signature: "of somebody" };
    expect(restore({ ...BEGUN, pickup: { text: "Nantes", place } })?.ride).toEqual(BEGUN);
  });
});
