import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "@/lib/contract/booking-status";
import { showsContact } from "./shows-contact";

const final = { status: "FINAL", forceMajeureSince: null } as const;
const at = (instant: string) => new Date(`2026-11-${instant}:00+01:00`);
const ride = { startAt: at("24T10:00"), endAt: at("24T11:00"), isDone: false };
const early = { startAt: at("24T00:30"), endAt: at("24T01:00"), isDone: false };

describe("the driver’s telephone", () => {
  it.each([
    ["the evening before", ride, at("23T23:59"), false],
    ["from midnight in Paris", ride, at("24T00:00"), true],
    ["during the ride", ride, at("24T10:30"), true],
    ["two hours after its planned end", ride, at("24T13:00"), false],
    ["just before that", ride, at("24T12:59"), true],
    ["once the driver has said that it is over", { ...ride, isDone: true }, at("24T10:30"), false],
    ["the evening before a ride of the small hours", early, at("23T21:30"), true],
    ["not earlier than that", early, at("23T21:29"), false],
  ])("%s: %#", (_, one, now, isShown) => {
    expect(showsContact(final, one, now)).toBe(isShown);
  });

  it("is that of a ride which is confirmed and still to be made", () => {
    const shown = bookingStatusSchema.options.filter((status) =>
      showsContact({ status, forceMajeureSince: null }, ride, at("24T09:00")),
    );
    expect(shown).toEqual(["CONFIRMED", "FINAL"]);
    const held = { ...final, forceMajeureSince: at("24T08:00") };
    expect(showsContact(held, ride, at("24T09:00"))).toBe(false);
  });
});
