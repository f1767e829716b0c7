import { describe, expect, it } from "vitest";
import type { DocumentData } from "@/platform/db/schema/document-data";
import { serviceTable, vatTable } from "./vat-table";

const ofRide = (
  kind: DocumentData["kind"],
  totalCents: number,
  vatCents: number,
  deducted = 0,
  ride: "TRANSFER" | "HIRE" = "TRANSFER",
): DocumentData =>
  ({
    kind,
    booking: { kind: ride },
    totals: { totalCents, vatCents, vatRate: 10 },
    deductions: deducted ? [{ label: "Acompte", amountCents: deducted }] : [],
  }) as unknown as DocumentData;

const ofOrder = (vats: { rate: number; vatCents: number; totalCents: number }[]): DocumentData =>
  ({ kind: "INVOICE", order: {}, vats, deductions: [] }) as unknown as DocumentData;

describe("the VAT of a period", () => {
  it("counts a deposit once: the ride's invoice claims the rest", () => {
    const documents = [ofRide("DEPOSIT_INVOICE", 2000, 182), ofRide("INVOICE", 14383, 1308, 2000)];
    expect(vatTable(documents)).toEqual([{ rate: 10, total: 143.83, vat: 13.08, net: 130.75 }]);
  });

  it("takes credit notes off, and leaves quotes and proofs out", () => {
    const documents = [
      ofRide("INVOICE", 11_000, 1000),
      ofRide("CREDIT_NOTE", 5500, 500),
      ofRide("QUOTE", 99_000, 9000),
      ofRide("PROOF", 99_000, 9000),
    ];
    expect(vatTable(documents)).toEqual([{ rate: 10, total: 55, vat: 5, net: 50 }]);
  });

  it("has a line for each rate of an order, the highest first", () => {
    const vats = [
      { rate: 5.5, vatCents: 55, totalCents: 1055 },
      { rate: 20, vatCents: 200, totalCents: 1200 },
    ];
    expect(vatTable([ofOrder(vats)]).map(({ rate }) => rate)).toEqual([20, 5.5]);
  });

  it("is empty without documents", () => {
    expect(vatTable([])).toEqual([]);
  });
});

describe("the services of a period", () => {
  it("are each once, in one order, less their credit notes; those without documents are left out", () => {
    const documents = [
      ofOrder([{ rate: 20, vatCents: 200, totalCents: 1200 }]),
      ofRide("DEPOSIT_INVOICE", 2200, 200, 0, "HIRE"),
      ofRide("INVOICE", 11_000, 1000, 2200, "HIRE"),
      ofRide("INVOICE", 5500, 500, 0, "HIRE"),
      ofRide("CREDIT_NOTE", 5500, 500, 0, "HIRE"),
    ];
    expect(serviceTable(documents)).toEqual([
      { service: "HIRE", net: 100, vat: 10, total: 110 },
      { service: "SHOP", net: 10, vat: 2, total: 12 },
    ]);
    expect(serviceTable([])).toEqual([]);
  });

  it("come to the same as the rates of VAT", () => {
    const documents = [
      ofRide("INVOICE", 11_000, 1000),
      ofOrder([
        { rate: 5.5, vatCents: 55, totalCents: 1055 },
        { rate: 20, vatCents: 200, totalCents: 1200 },
      ]),
    ];
    const totalOf = (lines: { total: number }[]) =>
      lines.reduce((sum, { total }) => sum + total, 0).toFixed(2);
    expect(totalOf(serviceTable(documents))).toBe(totalOf(vatTable(documents)));
  });
});
