import { describe, expect, it } from "vitest";
import { clockParts, minutesToSay, secondsLeft } from "./seconds-left";

const UNTIL = "2026-12-01T10:15:00+01:00";
const at = (time: string) => Date.parse(`2026-12-01T${time}+01:00`);

describe("the time left to pay", () => {
  it.each<[string, number, [number, string], number | undefined]>([
    ["10:00:00", 900, [15, "00"], undefined],
    ["10:09:59.500", 301, [5, "01"], undefined],
    ["10:10:00", 300, [5, "00"], 5],
    ["10:13:59", 61, [1, "01"], 5],
    ["10:14:00", 60, [1, "00"], 1],
    ["10:14:59.999", 1, [0, "01"], 1],
    ["10:15:00", 0, [0, "00"], 1],
    ["11:00:00", 0, [0, "00"], 1],
  ])("at %s is %i seconds", (time, seconds, [minutes, beyond], said) => {
    const left = secondsLeft(UNTIL, at(time));
    expect([left, clockParts(left), minutesToSay(left)]).toEqual([
      seconds,
      { minutes, seconds: beyond },
      said,
    ]);
  });
});
