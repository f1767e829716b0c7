import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refundSplit } from "./refund-split";

const paid = (...lefts: number[]) => lefts.map((leftCents, id) => ({ id, leftCents }));

describe("how an amount goes back", () => {
  it.each([
    ["the latest payment alone", [8000, 2000], 3000, [[0, 3000]], 0],
    [
      "the latest and then the one before",
      [8000, 2000],
      9000,
      [
        [0, 8000],
        [1, 1000],
      ],
      0,
    ],
    ["none of what went back already", [0, 2000], 500, [[1, 500]], 0],
    [
      "all there is",
      [8000, 2000],
      10_000,
      [
        [0, 8000],
        [1, 2000],
      ],
      0,
    ],
    ["more than there is", [500], 800, [[0, 500]], 300],
    ["nothing", [500], 0, [], 0],
    ["where nothing was paid", [], 100, [], 100],
  ])("%s", (_, lefts, amountCents, parts, missingCents) => {
    const split = refundSplit(paid(...lefts), amountCents);
    expect(split.parts.map(({ payment, amountCents: cents }) => [payment.id, cents])).toEqual(
      parts,
    );
    expect(split.missingCents).toBe(missingCents);
  });

  it("gives no payment back beyond itself, and adds up", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.array(cents), cents, (lefts, amountCents) => {
        const { parts, missingCents } = refundSplit(paid(...lefts), amountCents);
        for (const part of parts) {
          expect(part.amountCents).toBeGreaterThan(0);
          expect(part.amountCents).toBeLessThanOrEqual(part.payment.leftCents);
        }
        const given = parts.reduce((sum, part) => sum + part.amountCents, 0);
        expect(given + missingCents).toBe(amountCents);
      }),
    );
  });
});
