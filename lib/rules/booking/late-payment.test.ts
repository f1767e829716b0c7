import { describe, expect, it } from "vitest";
import { latePaymentCents } from "./late-payment";

const DUE = new Date("2026-11-20T10:00:00+01:00");
const costs = (now: string, change: Partial<Parameters<typeof latePaymentCents>[0]> = {}) => {
  const debt = { owedCents: 100_000, dueAt: DUE, legalRatePercent: 4, isProfessional: true };
  const { interestCents, flatFeeCents } = latePaymentCents({
    ...debt,
    now: new Date(now),
    ...change,
  });
  return [interestCents, flatFeeCents];
};

describe("a payment that is late (§9)", () => {
  it.each([
    ["before it is due", "2026-11-19T10:00:00+01:00", [0, 0]],
    ["to the end of the day", "2026-11-20T23:59:59+01:00", [0, 0]],
    // 1,000 € at three times 4 % are 120 € a year, 32.88 cents a day.
    ["from the first minute of the next", "2026-11-21T00:00:00+01:00", [33, 4000]],
    ["ten days", "2026-11-30T00:00:00+01:00", [329, 4000]],
    ["a year", "2027-11-20T10:00:00+01:00", [12_000, 4000]],
    ["over both changes of the clocks and a leap day", "2028-11-20T00:00:00+01:00", [24_033, 4000]],
  ])("%s", (_name, now, owed) => expect(costs(now)).toEqual(owed));

  it("counts days of Paris, the short and the long one as one each", () => {
    expect(
      costs("2026-03-30T00:00:00+02:00", { dueAt: new Date("2026-03-28T12:00:00+01:00") }),
    ).toEqual([66, 4000]);
    expect(
      costs("2026-10-26T00:00:00+01:00", { dueAt: new Date("2026-10-24T12:00:00+02:00") }),
    ).toEqual([66, 4000]);
  });

  it.each([
    ["a consumer has no flat fee", { isProfessional: false }, [12_000, 0]],
    ["a rate has decimals", { legalRatePercent: 2.62 }, [7860, 4000]],
    ["nothing is owed of nothing", { owedCents: 0 }, [0, 0]],
  ])("%s", (_name, change, owed) =>
    expect(costs("2027-11-20T10:00:00+01:00", change)).toEqual(owed),
  );
});
