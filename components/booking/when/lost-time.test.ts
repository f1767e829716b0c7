import { expect, it } from "vitest";
import { CallError } from "@/lib/api/call";
import { isSlotTaken, otherTimes } from "./lost-time";

const SALOON = 1;
const VAN = 2;
const at = (time: string, ...idVehicles: number[]) => ({
  at: `2026-12-05T${time}:00+01:00`,
  time,
  available: idVehicles.length > 0,
  idVehicles,
});

it("offers the times around in the same vehicle", () => {
  const day = {
    times: [at("09:00", SALOON), at("09:15", VAN), at("10:00"), at("11:00", VAN, SALOON)],
  };
  expect(otherTimes(day, "10:00", SALOON)).toEqual({
    times: ["09:00", "11:00"],
    idVehicle: SALOON,
    inAnotherVehicle: false,
  });
});

it("offers those of another vehicle where it has none", () => {
  expect(otherTimes({ times: [at("10:00"), at("11:00", VAN)] }, "10:00", SALOON)).toEqual({
    times: ["11:00"],
    idVehicle: undefined,
    inAnotherVehicle: false,
  });
});

it("says when another vehicle can make the time that is gone", () => {
  const day = { times: [at("10:00", VAN), at("11:00", SALOON)] };
  expect(otherTimes(day, "10:00", SALOON)).toMatchObject({ inAnotherVehicle: true });
});

it("has nothing in place of a time that is not gone", () => {
  expect(otherTimes({ times: [at("10:00", SALOON)] }, "10:00", SALOON)).toBeUndefined();
});

it.each([
  ["a time that is taken", 409, { startAt: { code: "SLOT_TAKEN", message: "Taken." } }, true],
  ["another error", 422, { startAt: { code: "START_TOO_SOON", message: "Soon." } }, false],
  ["another conflict", 409, {}, false],
])("knows %s", (_, status, errors, expected) => {
  const data = { code: "CONFLICT" as const, errors };
  const failure = new CallError(status, { success: false, message: "", data });
  expect(isSlotTaken(failure)).toBe(expected);
});
