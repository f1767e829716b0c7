import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareCents } from "./share-cents";

const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0);

describe("shareCents", () => {
  it.each([
    [100, [1], [100]],
    [100, [1, 1], [50, 50]],
    [101, [1, 1], [51, 50]],
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [1, 2], [3, 7]],
    [0, [5, 7], [0, 0]],
    [99, [0, 7], [0, 99]],
    [1, [1, 1_000_000_000], [0, 1]],
  ])("%s cents by %j are %j", (cents, weights, parts) => {
    expect(shareCents(cents, weights)).toEqual(parts);
  });

  it("adds up, is off by less than a cent, and gives nothing to what weighs nothing", () => {
    const weights = fc
      .array(fc.nat(2_000_000_000), { minLength: 1, maxLength: 6 })
      .filter((all) => sum(all) > 0);
    fc.assert(
      fc.property(fc.nat(2_000_000_000), weights, (cents, all) => {
        const parts = shareCents(cents, all);
        expect(sum(parts)).toBe(cents);
        for (const [index, part] of parts.entries()) {
          const fair = (cents * (all[index] ?? 0)) / sum(all);
          expect(Math.abs(part - fair)).toBeLessThan(1.001);
          if (all[index] === 0) expect(part).toBe(0);
          if (cents <= sum(all)) expect(part).toBeLessThanOrEqual(all[index] ?? 0);
        }
      }),
    );
  });
});
