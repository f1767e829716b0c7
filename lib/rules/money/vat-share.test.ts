import fc from "fast-check";
import { expect, it } from "vitest";
import { type VatPart, vatsBetween, vatsLeft, vatsOfTotals } from "./vat-share";

const INVOICE: VatPart[] = [
  { rate: 20, vatCents: 500, totalCents: 3000 },
  { rate: 5.5, vatCents: 52, totalCents: 1000 },
];

it("shares an amount over the rates of an invoice", () => {
  expect(vatsBetween(INVOICE, 0, 2000)).toEqual([
    { rate: 20, vatCents: 250, totalCents: 1500 },
    { rate: 5.5, vatCents: 26, totalCents: 500 },
  ]);
});

it("gives an invoice that goes back in parts its own VAT in all, and no cent more", () => {
  const cut = fc.integer({ min: 0, max: 4000 });
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 6 }), (cuts) => {
      const points = [0, ...cuts.toSorted((a, b) => a - b), 4000];
      const parts = points
        .slice(1)
        .flatMap((until, index) => vatsBetween(INVOICE, points[index] ?? 0, until));
      for (const { rate, vatCents, totalCents } of INVOICE) {
        const ofRate = parts.filter((part) => part.rate === rate);
        expect(ofRate.reduce((sum, part) => sum + part.vatCents, 0)).toBe(vatCents);
        expect(ofRate.reduce((sum, part) => sum + part.totalCents, 0)).toBe(totalCents);
      }
    }),
  );
});

it("is nothing where nothing lies between", () => {
  expect(vatsBetween(INVOICE, 700, 700)).toEqual([]);
});

it("leaves of an invoice what no credit note has taken, and all of it has all of its VAT", () => {
  const left = vatsLeft(INVOICE, [{ rate: 5.5, vatCents: 26, totalCents: 500 }]);
  expect(left).toEqual([
    { rate: 20, vatCents: 500, totalCents: 3000 },
    { rate: 5.5, vatCents: 26, totalCents: 500 },
  ]);
  expect(
    vatsOfTotals(left, [
      { rate: 5.5, totalCents: 500 },
      { rate: 20, totalCents: 0 },
    ]),
  ).toEqual([{ rate: 5.5, vatCents: 26, totalCents: 500 }]);
  expect(vatsOfTotals(left, [{ rate: 20, totalCents: 1200 }])).toEqual([
    { rate: 20, vatCents: 200, totalCents: 1200 },
  ]);
});
