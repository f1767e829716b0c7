import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinSpans, type TimeSpan, withoutSpans } from "./time-span";

const span = (from: number, until: number): TimeSpan => ({
  startAt: new Date(from * 60_000),
  endAt: new Date(until * 60_000),
});
const minutes = ({ startAt, endAt }: TimeSpan) => [+startAt / 60_000, +endAt / 60_000];

describe("joined stretches of time", () => {
  it("are one where they overlap, hold each other or touch", () => {
    const spans = [span(50, 60), span(0, 10), span(10, 20), span(15, 30), span(16, 18)];
    expect(joinSpans(spans).map(minutes)).toEqual([
      [0, 30],
      [50, 60],
    ]);
  });
});

describe("stretches of time without others", () => {
  it.each([
    ["nothing", [], [[0, 100]]],
    [
      "what is in its middle",
      [span(40, 50)],
      [
        [0, 40],
        [50, 100],
      ],
    ],
    ["its beginning", [span(-10, 10)], [[10, 100]]],
    ["its end", [span(90, 120)], [[0, 90]]],
    ["all of it", [span(-5, 60), span(60, 100)], []],
    ["what only touches it", [span(-10, 0), span(100, 110)], [[0, 100]]],
    [
      "two that overlap",
      [span(20, 40), span(30, 50)],
      [
        [0, 20],
        [50, 100],
      ],
    ],
  ])("leave out %s", (_, taken, left) => {
    expect(withoutSpans([span(0, 100)], taken).map(minutes)).toEqual(left);
  });

  it("hold exactly the minutes that nobody took", () => {
    const anySpan = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }))
      .map(([from, length]) => span(from, from + length));
    const has = (spans: TimeSpan[], minute: number) =>
      spans.some(({ startAt, endAt }) => +startAt <= minute * 60_000 && minute * 60_000 < +endAt);
    fc.assert(
      fc.property(fc.array(anySpan), fc.array(anySpan), (busy, taken) => {
        const left = withoutSpans(joinSpans(busy), taken);
        for (let minute = 0; minute < 85; minute++) {
          expect(has(left, minute)).toBe(has(busy, minute) && !has(taken, minute));
        }
      }),
    );
  });
});
