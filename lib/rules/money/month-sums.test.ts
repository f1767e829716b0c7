import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type InvoicedRide, monthSums } from "./month-sums";

const ride = (change: Partial<InvoicedRide> = {}): InvoicedRide => ({
  service: "TRANSFER",
  rate: 10,
  totalCents: 11_000,
  deductedCents: 0,
  keptCents: 0,
  ...change,
});

describe("what a monthly invoice comes to", () => {
  it("counts its rides by service and rate", () => {
    const sums = monthSums([
      ride(),
      ride(),
      ride({ service: "HIRE", rate: 20, totalCents: 24_000 }),
    ]);
    expect(sums).toEqual({
      totalCents: 46_000,
      deductedCents: 0,
      paidCents: 0,
      dueCents: 46_000,
      vats: [
        { rate: 20, totalCents: 24_000, vatCents: 4000 },
        { rate: 10, totalCents: 22_000, vatCents: 2000 },
      ],
      services: [
        { service: "HIRE", rate: 20, totalCents: 24_000, vatCents: 4000 },
        { service: "TRANSFER", rate: 10, totalCents: 22_000, vatCents: 2000 },
      ],
    });
  });

  it("claims no deposit twice, and asks for no money that came in", () => {
    const sums = monthSums([ride({ deductedCents: 2200, keptCents: 3000 })]);
    expect(sums).toMatchObject({ deductedCents: 2200, paidCents: 800, dueCents: 8000 });
    expect(sums.services).toEqual([
      { service: "TRANSFER", rate: 10, totalCents: 8800, vatCents: 800 },
    ]);
    expect(sums.vats).toEqual([{ rate: 10, totalCents: 11_000, vatCents: 1000 }]);
  });

  it("adds up to the cent, whatever the rides", () => {
    const some = fc.record({
      service: fc.constantFrom("TRANSFER" as const, "HIRE" as const),
      rate: fc.constantFrom(0, 5.5, 10, 20),
      totalCents: fc.integer({ min: 0, max: 100_000 }),
      deductedCents: fc.constant(0),
      keptCents: fc.constant(0),
    });
    fc.assert(
      fc.property(fc.array(some), (rides) => {
        const { totalCents, vats, services } = monthSums(rides);
        const sum = (parts: { totalCents: number; vatCents: number }[]) =>
          parts.reduce(
            (all, part) => [all[0] + part.totalCents, all[1] + part.vatCents] as [number, number],
            [0, 0] as [number, number],
          );
        expect(sum(vats)[0]).toBe(totalCents);
        expect(sum(services)).toEqual(sum(vats));
      }),
    );
  });
});
