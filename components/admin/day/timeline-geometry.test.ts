import { expect, it } from "vitest";
import type { DayRide } from "@/lib/contract/admin/day";
import { timelineOf } from "./timeline-geometry";

const DAY = "2026-11-23";
const NOW = new Date("2026-11-23T12:00:00+01:00");
const VEHICLES = [
  { id: 1, name: "Berline" },
  { id: 2, name: "Van" },
];

const ride = (change: Partial<DayRide>) =>
  ({
    idVehicle: 1,
    startAt: `${DAY}T10:00:00+01:00`,
    endAt: `${DAY}T11:00:00+01:00`,
    driveMin: null,
    ...change,
  }) as DayRide;

const drawn = (rides: DayRide[], now = NOW, day = DAY) =>
  timelineOf({ day, vehicles: VEHICLES, rides }, now);

it("draws a ride and the drive to it in one scale", () => {
  const [lane] = drawn([
    ride({ driveMin: 30 }),
    ride({ startAt: `${DAY}T15:00:00+01:00`, endAt: `${DAY}T17:00:00+01:00` }),
  ]).lanes;
  const [drive, first, second] = lane?.pieces ?? [];
  expect([drive?.kind, first?.kind, second?.kind]).toEqual(["DRIVE", "RIDE", "RIDE"]);
  expect(first?.length).toBeCloseTo((drive?.length ?? 0) * 2);
  expect(second?.length).toBeCloseTo((first?.length ?? 0) * 2);
  expect((drive?.at ?? 0) + (drive?.length ?? 0)).toBeCloseTo(first?.at ?? 0);
});

it("keeps a lane for a vehicle that stands still", () => {
  expect(drawn([ride({})]).lanes.map(({ pieces }) => pieces.length)).toEqual([1, 0]);
});

it("draws eight hours at least, and the working day where there is nothing", () => {
  const { hours } = drawn([ride({})]);
  expect((hours.at(-1)?.hour ?? 0) - (hours[0]?.hour ?? 0)).toBe(8);
  expect(drawn([]).hours.map(({ hour }) => hour)).toEqual([8, 10, 12, 14, 16, 18, 20]);
});

it("cuts at midnight what goes on into the next day", () => {
  const late = ride({ startAt: `${DAY}T23:00:00+01:00`, endAt: "2026-11-24T01:00:00+01:00" });
  const timeline = drawn([late]);
  const [piece] = timeline.lanes[0]?.pieces ?? [];
  expect((piece?.at ?? 0) + (piece?.length ?? 0)).toBeCloseTo(100);
  expect(timeline.hours.at(-1)?.hour).toBe(24);
});

it("says where now is, on that day alone", () => {
  expect(drawn([ride({})]).now).toBeGreaterThan(0);
  expect(drawn([ride({})], new Date("2026-11-24T12:00:00+01:00")).now).toBeNull();
});

it("has a day of 25 hours where the clocks go back", () => {
  const day = "2026-10-25";
  const late = ride({ startAt: `${day}T23:00:00+01:00`, endAt: `${day}T23:59:00+01:00` });
  const { hours } = drawn([late], NOW, day);
  expect(hours.at(-1)).toMatchObject({ hour: 25, clock: "00" });
});
