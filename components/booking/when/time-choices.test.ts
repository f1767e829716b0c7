import { describe, expect, it } from "vitest";
import { likelyChoice, timeChoices } from "./time-choices";

const offered = (free: string[], taken: string[] = []) =>
  [...free, ...taken].toSorted().map((time) => ({
    at: `2026-12-02T${time}:00+01:00`,
    time,
    available: free.includes(time),
    idVehicles: [],
  }));

describe("the times to choose from", () => {
  it("are all quarters of an hour where nothing is known, or nothing is free", () => {
    for (const times of [[], offered([], ["10:00"])]) {
      const choices = timeChoices(times);
      expect(choices).toHaveLength(96);
      expect(choices.some(({ isTaken }) => isTaken)).toBe(false);
    }
  });

  it("are the hours in which one is free, the others of them crossed out", () => {
    expect(timeChoices(offered(["10:15", "14:00"], ["10:00", "11:00"]))).toEqual([
      { time: "10:00", isTaken: true },
      { time: "10:15", isTaken: false },
      { time: "10:30", isTaken: true },
      { time: "10:45", isTaken: true },
      { time: "14:00", isTaken: false },
      { time: "14:15", isTaken: true },
      { time: "14:30", isTaken: true },
      { time: "14:45", isTaken: true },
    ]);
  });
});

describe("the likely one", () => {
  const at = (times: Parameters<typeof offered>[0], typed?: string) => {
    const choices = timeChoices(offered(times));
    return choices[likelyChoice(choices, typed)]?.time;
  };

  it.each([
    [["06:00", "09:30"], undefined, "09:30"],
    [["06:00"], undefined, "06:00"],
    [["06:00", "09:30"], "05:50", "06:00"],
    [["06:00", "09:30"], "10:00", "06:00"],
  ])("of %j, with %s typed, is %s", (free, typed, likely) => {
    expect(at(free, typed)).toBe(likely);
  });
});
