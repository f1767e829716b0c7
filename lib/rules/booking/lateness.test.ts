import { describe, expect, it } from "vitest";
import { awaitedBy, awaitedRide, toleratedUntil, waitingCents } from "./lateness";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const PICKUP = at("10:00:00");

describe("the tolerance (§4, §9)", () => {
  it.each([
    ["an hour after a landing", "FLIGHT", "10:20:00", "11:20:00"],
    ["an hour after an early landing", "FLIGHT", "09:15:00", "10:15:00"],
    ["never before the pickup", "FLIGHT", "08:30:00", "10:00:00"],
    ["half an hour after a train", "TRAIN", "10:20:00", "10:50:00"],
    ["none else", "NONE", "10:20:00", "10:00:00"],
  ] as const)("%s", (_name, by, arrival, until) => {
    expect(toleratedUntil({ pickupAt: PICKUP, arrivalAt: at(arrival), by })).toEqual(at(until));
  });

  it.each([
    ["FLIGHT", "11:00:00"],
    ["TRAIN", "10:30:00"],
    ["NONE", "10:00:00"],
  ] as const)("by %s that is not known to have arrived: until %s", (by, until) => {
    expect(toleratedUntil({ pickupAt: PICKUP, by })).toEqual(at(until));
  });

  it("is an hour that really goes by, in the night the clocks go back", () => {
    const landed = new Date("2026-10-25T02:30:00+02:00");
    expect(toleratedUntil({ pickupAt: landed, arrivalAt: landed, by: "FLIGHT" })).toEqual(
      new Date("2026-10-25T02:30:00+01:00"),
    );
  });
});

describe("what those who are picked up arrive by", () => {
  const flight = { flightNumber: "AF 1234", trainNumber: null };
  const train = { flightNumber: null, trainNumber: "TGV 8901" };
  const neither = { flightNumber: null, trainNumber: null };
  it.each([
    ["the flight of the way there", "OUTBOUND", flight, undefined, "FLIGHT"],
    ["the train of a hire", "HIRE", train, undefined, "TRAIN"],
    ["nothing", "OUTBOUND", neither, undefined, "NONE"],
    ["nothing on the way back", "RETURN", flight, undefined, "NONE"],
    ["the flight on the way back, once its landing was said", "RETURN", flight, PICKUP, "FLIGHT"],
  ] as const)("%s", (_name, leg, booking, arrivalAt, by) => {
    expect(awaitedBy(leg, booking, arrivalAt)).toBe(by);
  });
});

describe("the pickup at which the driver waited", () => {
  const day = (date: number, time: string) => new Date(`2026-11-${date}T${time}:00Z`);
  const rides = [
    { startAt: day(25, "10:00"), endAt: day(25, "11:00") },
    { startAt: day(28, "18:00"), endAt: day(28, "19:00") },
  ];
  const awaited = (waitedUntil: Date, arrivalAt?: Date) =>
    awaitedRide({ rides, by: "FLIGHT", arrivalAt, waitedUntil });

  it("is the last one by then", () => {
    expect(awaited(day(25, "10:20"))?.pickupAt).toEqual(day(25, "10:00"));
    expect(awaited(day(27, "10:20"))?.pickupAt).toEqual(day(25, "10:00"));
    expect(awaited(day(28, "18:20"))?.pickupAt).toEqual(day(28, "18:00"));
    expect(awaited(day(25, "09:59"))).toBeUndefined();
  });

  it("is met by the flight of the way there, whether its landing is known or not", () => {
    const landed = day(25, "10:20");
    expect(awaited(day(25, "11:36"), landed)).toMatchObject({ arrivalAt: landed, by: "FLIGHT" });
    expect(awaited(day(25, "11:36"))?.by).toBe("FLIGHT");
    expect(awaited(day(25, "11:36"), day(28, "18:10"))).toEqual({
      pickupAt: day(25, "10:00"),
      by: "FLIGHT",
    });
  });

  it("is met on the way back by what landed after the way there, and by nothing else", () => {
    const landed = day(28, "17:50");
    expect(awaited(day(28, "18:55"), landed)).toMatchObject({ arrivalAt: landed, by: "FLIGHT" });
    for (const known of [undefined, day(25, "10:20")]) {
      expect(awaited(day(28, "18:20"), known)).toEqual({ pickupAt: day(28, "18:00"), by: "NONE" });
    }
  });
});

describe("waiting", () => {
  it.each([
    ["09:00:00", 0],
    ["10:00:00", 0],
    ["10:00:01", 1625],
    ["10:15:00", 1625],
    ["10:15:01", 3250],
    ["11:00:00", 6500],
  ])("until %s costs %s cents, by the quarter of an hour begun", (until, cents) => {
    const waiting = { waitedUntil: at(until), toleratedUntil: PICKUP, hourlyCents: 6500 };
    expect(waitingCents(waiting)).toBe(cents);
  });

  it("is in whole cents", () => {
    const waiting = { waitedUntil: at("10:10:00"), toleratedUntil: PICKUP, hourlyCents: 6501 };
    expect(waitingCents(waiting)).toBe(1625);
  });
});
