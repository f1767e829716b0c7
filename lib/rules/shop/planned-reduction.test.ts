import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planReduction, type WantedReduction } from "./planned-reduction";
import { announcedReduction, type ChargedPrice } from "./prior-price";

const NOW = new Date("2026-11-20T09:00:00Z");
const TODAY = new Date("2026-11-19T23:00:00Z");
const DECEMBER = new Date("2026-11-30T23:00:00Z");

const charged = (at: string, chargedCents: number, usualCents = 1200): ChargedPrice => ({
  at: new Date(at),
  chargedCents,
  usualCents,
});
const LONG_AGO = charged("2026-01-10T09:00:00Z", 1200);

const plan = (history: ChargedPrice[], wanted: Partial<WantedReduction>) =>
  planReduction(history, { usualCents: 1200, reducedCents: 1000, from: TODAY, ...wanted }, NOW);

describe("a reduction that an owner means to give", () => {
  it("begins as it is saved where its day has come, at its day otherwise", () => {
    expect(plan([LONG_AGO], {}).begins).toEqual(NOW);
    expect(plan([LONG_AGO], { from: DECEMBER }).begins).toEqual(DECEMBER);
  });

  it("is announced with the lowest price, and may be as high as a cent below", () => {
    expect(plan([LONG_AGO], {})).toMatchObject({
      priorCents: 1200,
      origin: "LOWEST",
      mayBeAnnounced: true,
      mostCents: 1199,
    });
  });

  it("is refused where a lower price was charged, and is possible later", () => {
    const history = [
      LONG_AGO,
      charged("2026-10-25T09:00:00Z", 950),
      charged("2026-10-31T09:00:00Z", 1200),
    ];
    expect(plan(history, {})).toMatchObject({
      priorCents: 950,
      mayBeAnnounced: false,
      mostCents: 949,
    });
    // From 1 December on, the 30 days are those of November.
    expect(plan(history, { from: DECEMBER })).toMatchObject({ mayBeAnnounced: true });
  });

  it("is a further step of one that runs, counted from before the first", () => {
    const history = [LONG_AGO, charged("2026-11-10T09:00:00Z", 1050)];
    expect(plan(history, {})).toMatchObject({ priorCents: 1200, origin: "FIRST_STEP" });
    expect(plan(history, { reducedCents: 1100 })).toMatchObject({
      mayBeAnnounced: false,
      mostCents: 1050,
    });
    // A reduction that begins later ends the one that runs.
    expect(plan(history, { from: DECEMBER })).toMatchObject({
      priorCents: 1050,
      origin: "LOWEST",
      mayBeAnnounced: true,
    });
  });

  it("counts the usual price that is saved with it, once that has been charged", () => {
    expect(plan([LONG_AGO], { usualCents: 1500, reducedCents: 1250 })).toMatchObject({
      priorCents: 1200,
      mayBeAnnounced: false,
    });
    expect(plan([LONG_AGO], { usualCents: 1100, from: DECEMBER })).toMatchObject({
      priorCents: 1100,
    });
  });

  it("of goods that are new is counted since they are sold, and of none at all not", () => {
    const history = [charged("2026-11-15T09:00:00Z", 1200)];
    expect(plan(history, {})).toMatchObject({ priorCents: 1200, origin: "SINCE_SOLD" });
    expect(plan([], {})).toMatchObject({
      priorCents: null,
      mayBeAnnounced: false,
      mostCents: null,
    });
  });
});

it("the most that is possible may be announced, and a cent more may not", () => {
  const steps = fc.array(
    fc.record({
      days: fc.integer({ min: 1, max: 20 }),
      usualCents: fc.integer({ min: 20, max: 60 }),
      cut: fc.option(fc.integer({ min: 1, max: 19 }), { nil: 0 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: 0, max: 50 }), (made, wait) => {
      let at = NOW.getTime();
      const history = made
        .map(({ days, usualCents, cut }): ChargedPrice => {
          at -= days * 86_400_000;
          return { at: new Date(at), chargedCents: usualCents - cut, usualCents };
        })
        .reverse();
      const from = new Date(NOW.getTime() + wait * 86_400_000);
      const planned = (reducedCents: number) =>
        planReduction(history, { usualCents: 100, reducedCents, from }, NOW);
      const { mostCents } = planned(1);
      if (mostCents === null) return;
      expect(planned(mostCents).mayBeAnnounced).toBe(true);
      expect(planned(mostCents + 1).mayBeAnnounced).toBe(false);
      const begun = [...history, { at: from, chargedCents: mostCents, usualCents: 100 }];
      if (wait === 0) expect(announcedReduction(begun)).not.toBeNull();
    }),
    { seed: 32, numRuns: 400 },
  );
});
