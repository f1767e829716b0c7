import { describe, expect, it } from "vitest";
import { collectWeek } from "./collect-week";

const on = (weekday: number, from: string, until: string) => ({ weekday, from, until });
const MORNING = { from: "09:30", until: "12:30" };
const AFTERNOON = { from: "14:00", until: "18:30" };

describe("collectWeek", () => {
  it("puts days that follow each other and are alike together", () => {
    const days = [2, 3, 4].flatMap((day) => [on(day, "14:00", "18:30"), on(day, "09:30", "12:30")]);
    expect(collectWeek([on(1, "14:00", "18:30"), ...days])).toEqual([
      { from: 1, to: 1, times: [AFTERNOON] },
      { from: 2, to: 4, times: [MORNING, AFTERNOON] },
    ]);
  });

  it("leaves a day between them out", () => {
    expect(collectWeek([on(3, "09:30", "12:30"), on(6, "09:30", "12:30")])).toEqual([
      { from: 3, to: 3, times: [MORNING] },
      { from: 6, to: 6, times: [MORNING] },
    ]);
    expect(collectWeek([])).toEqual([]);
  });
});
