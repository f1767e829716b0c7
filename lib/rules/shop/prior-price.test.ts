import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endOfParisDay } from "@/lib/rules/calendar/paris-day";
import {
  announcedReduction,
  type ChargedPrice,
  lowestBefore,
  priorPrice,
  reductionBeginning,
} from "./prior-price";

const HOUR = 60 * 60_000;

/** Price of an article whose usual price is 12 euros. */
const charged = (at: string, chargedCents: number, usualCents = 1200): ChargedPrice => ({
  at: new Date(at),
  chargedCents,
  usualCents,
});

const LONG_AGO = charged("2026-01-10T09:00:00Z", 1200);

describe("the prior price of a reduction", () => {
  it.each<[string, ChargedPrice[], number | null, number | null]>([
    [
      "is the price that it was all along",
      [LONG_AGO, charged("2026-11-20T09:00:00Z", 1000)],
      1200,
      16,
    ],
    [
      "is the lowest of the 30 days, though it was the price for an hour",
      [
        LONG_AGO,
        charged("2026-10-28T09:00:00Z", 1100, 1100),
        charged("2026-10-28T10:00:00Z", 1200),
        charged("2026-11-20T09:00:00Z", 1000),
      ],
      1100,
      9,
    ],
    [
      "is no price of the day before those 30 days",
      [
        LONG_AGO,
        charged("2026-10-20T09:00:00Z", 1100, 1100),
        // The last moment of 20 October in Paris: 30 days before 20 November are from the 21st.
        charged("2026-10-20T22:00:00Z", 1200),
        charged("2026-11-20T09:00:00Z", 1000),
      ],
      1200,
      16,
    ],
    [
      "is no price of another reduction that was raised for an hour before",
      [
        LONG_AGO,
        charged("2026-11-01T09:00:00Z", 900),
        charged("2026-11-20T08:00:00Z", 1200),
        charged("2026-11-20T09:00:00Z", 1000),
      ],
      900,
      null,
    ],
    [
      "is the price before the first of several steps",
      [
        LONG_AGO,
        charged("2026-11-01T09:00:00Z", 1100),
        charged("2026-11-20T09:00:00Z", 1000),
        charged("2026-12-15T09:00:00Z", 900),
      ],
      1200,
      25,
    ],
    [
      "counts anew where a step goes up",
      [LONG_AGO, charged("2026-11-01T09:00:00Z", 900), charged("2026-11-20T09:00:00Z", 1000)],
      900,
      null,
    ],
    [
      "stays where the usual price changes meanwhile",
      [
        LONG_AGO,
        charged("2026-11-01T09:00:00Z", 1000),
        charged("2026-11-20T09:00:00Z", 1000, 1500),
      ],
      1200,
      16,
    ],
    [
      "of newer goods is the lowest since they are sold",
      [charged("2026-11-18T09:00:00Z", 1200), charged("2026-11-20T09:00:00Z", 1000)],
      1200,
      16,
    ],
    [
      "is none of goods that never had another",
      [charged("2026-11-20T09:00:00Z", 1000)],
      null,
      null,
    ],
    ["is none where nothing is reduced", [LONG_AGO], null, null],
    ["is none of what has no price at all", [], null, null],
    [
      "is told with no more percents than are taken off",
      [LONG_AGO, charged("2026-11-20T09:00:00Z", 1199)],
      1200,
      0,
    ],
  ])("%s", (_, history, prior, percent) => {
    expect(priorPrice(history)).toBe(prior);
    const announced = announcedReduction(history);
    expect(announced).toEqual(percent === null ? null : { priorCents: prior, percent });
  });
});

/** History with an entry every so many hours, the last one reduced. */
const histories = fc
  .array(
    fc.record({
      hours: fc.integer({ min: 1, max: 400 }),
      usualCents: fc.integer({ min: 2, max: 40 }),
      cut: fc.option(fc.integer({ min: 1, max: 39 }), { nil: 0 }),
    }),
    { minLength: 2, maxLength: 12 },
  )
  .map((steps) => {
    let at = Date.parse("2026-08-03T00:00:00Z");
    return steps.map(({ hours, usualCents, cut }): ChargedPrice => {
      at += hours * HOUR;
      return { at: new Date(at), chargedCents: Math.max(1, usualCents - cut), usualCents };
    });
  });

/** Looks at every hour of the 30 days before an instant. */
function lowestByTheHour(history: ChargedPrice[], instant: Date): number | null {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(instant);
  const first = endOfParisDay(
    new Date(Date.parse(day) - 31 * 24 * HOUR).toISOString().slice(0, 10),
  ).getTime();
  const seen: number[] = [];
  for (let at = first; at < instant.getTime(); at += HOUR) {
    const price = history.findLast((known) => known.at.getTime() <= at);
    if (price) seen.push(price.chargedCents);
  }
  return seen.length === 0 ? null : Math.min(...seen);
}

/** Rule of a shop that crosses out the price it had last. */
const lastPrice = (history: readonly ChargedPrice[], instant: Date): number | null =>
  history.findLast(({ at }) => at < instant)?.chargedCents ?? null;

describe("the lowest price before an instant", () => {
  const agrees = (rule: typeof lowestBefore) =>
    fc.check(
      fc.property(histories, (history) => {
        const began = history.at(-1)?.at ?? new Date(0);
        return rule(history, began) === lowestByTheHour(history, began);
      }),
      { seed: 30, numRuns: 400 },
    );

  it("is the one that is found by looking at every hour", () => {
    expect(agrees(lowestBefore).counterexample).toBeNull();
  });

  it("is not the last price: a shop that takes that one is found out", () => {
    expect(agrees(lastPrice).failed).toBe(true);
  });
});

it("a reduction is announced only below all that was charged in the 30 days before it", () => {
  fc.assert(
    fc.property(histories, (history) => {
      const began = reductionBeginning(history);
      const announced = announcedReduction(history);
      const last = history.at(-1);
      if (!began || !last) {
        expect(announced).toBeNull();
        return;
      }
      const lowest = lowestByTheHour(history, began);
      const mayBe = lowest !== null && last.chargedCents < lowest;
      expect(announced?.priorCents ?? null).toBe(mayBe ? lowest : null);
      if (announced) {
        const { priorCents, percent } = announced;
        expect(percent).toBeLessThanOrEqual(100 * (1 - last.chargedCents / priorCents) + 1e-9);
      }
    }),
    { seed: 31, numRuns: 400 },
  );
});
