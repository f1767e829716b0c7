import { expect, it } from "vitest";
import { driverNames } from "./driver-names";

const there = (firstname: string) => ({ leg: "OUTBOUND" as const, firstname });
const back = (firstname: string) => ({ leg: "RETURN" as const, firstname });

it.each([
  [[], null],
  [[there("Marc")], "Marc"],
  [[there("Marc"), back("Marc")], "Marc"],
  [[there("Marc"), back("Lise")], "OUTBOUND Marc, RETURN Lise"],
])("says who drives %j", (drivers, line) => {
  expect(driverNames(drivers, (leg, name) => `${leg} ${name}`)).toBe(line);
});
