import { expect, it } from "vitest";
import { dayTimes } from "./day-times";
import { parisInstant } from "./paris-time";

it("are the 96 quarters of a day, from midnight to midnight in Paris", () => {
  const times = dayTimes("2026-11-20");
  expect(times).toHaveLength(96);
  expect(times[0]).toEqual({ at: new Date("2026-11-19T23:00:00Z"), time: "00:00" });
  expect(times.at(-1)).toEqual({ at: new Date("2026-11-20T22:45:00Z"), time: "23:45" });
});

it.each([
  ["in spring without the hour that is left out", "2027-03-28", 92],
  ["in autumn with the hour that comes twice once", "2026-10-25", 96],
])("are, %s", (_name, date, count) => {
  const times = dayTimes(date);
  expect(times).toHaveLength(count);
  for (const { at, time } of times) expect(parisInstant(date, time)).toEqual(at);
});

it.each(["2026-02-30", "soon"])("are none of %s", (date) => expect(dayTimes(date)).toEqual([]));
