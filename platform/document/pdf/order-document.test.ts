import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareCents } from "@/lib/rules/money/share-cents";
import { orderPrice } from "@/lib/rules/shop/order-price";
import type { OrderDocument } from "@/platform/db/schema/document-data";
import { printedLines } from "@/platform/document/lines/document-rows";
import { aDocument } from "@/testing/document-example";
import { pdfText } from "@/testing/pdf-text";
import { renderDocument } from "./render-document";

interface Bought {
  quantity: number;
  unitCents: number;
  vatRate: number;
}

/** Builds an order's invoice, with a discount and a delivery shared over its rates. */
function orderInvoice(
  bought: Bought[],
  { discountCents = 0, feesCents = 0 } = {},
  change: Partial<OrderDocument> = {},
): OrderDocument {
  const { booking: _ride, lines: _lines, order: _none, ...common } = aDocument();
  const lines = bought.map(({ quantity, unitCents, vatRate }, index) => ({
    label: `Cuvée ${index + 1}`,
    amountCents: quantity * unitCents,
    vatRate,
    pieces: { quantity, unitCents },
  }));
  const price = orderPrice({
    lines: lines.map(({ amountCents: totalCents, vatRate }) => ({ totalCents, vatRate })),
    discount: { onProductsCents: discountCents, isFreeShipping: false },
    feesCents,
  });
  const rates = price.vats.map(({ rate }) => rate);
  const boughtAt = rates.map((rate) =>
    lines.filter((one) => one.vatRate === rate).reduce((sum, one) => sum + one.amountCents, 0),
  );
  const shared = (label: string, cents: number) =>
    shareCents(Math.abs(cents), boughtAt).map((part, index) => ({
      label,
      amountCents: Math.sign(cents) * part,
      vatRate: rates[index] ?? 0,
    }));
  return {
    ...common,
    booking: null,
    order: {
      reference: "QUA-7KQ2MX",
      orderedAt: "2026-11-20T17:42:00Z",
      mode: "DELIVERY",
      carrier: "Transport des Coteaux",
      address: "2 rue Kervégan, 44000 Nantes",
      collect: null,
    },
    lines: [
      ...lines,
      ...shared("Réduction, code DIX", -discountCents),
      ...shared("Livraison", feesCents),
    ],
    vats: price.vats,
    totals: {
      totalCents: price.totalCents,
      vatCents: price.vats.reduce((sum, { vatCents }) => sum + vatCents, 0),
      vatRate: Math.max(...rates),
    },
    deductions: [],
    paidCents: price.totalCents,
    dueCents: 0,
    dueAt: null,
    emissionsKg: null,
    ...change,
  };
}

describe("the paper of an order", () => {
  it("names what was bought, at each rate, and what that makes", async () => {
    const { text } = await pdfText(
      await renderDocument(
        orderInvoice(
          [
            { quantity: 6, unitCents: 950, vatRate: 20 },
            { quantity: 2, unitCents: 690, vatRate: 5.5 },
          ],
          { discountCents: 708, feesCents: 1250 },
        ),
      ),
    );
    for (const sentence of [
      "Vendeur",
      "Date de la commande 20 novembre 2026",
      "Commande QUA-7KQ2MX",
      "Transporteur Transport des Coteaux",
      "Cuvée 1 6 × 7,92 € HT 20 % 47,50 € 57,00 €",
      "Cuvée 2 2 × 6,54 € HT 5,5 % 13,08 € 13,80 €",
      "TVA 5,5 %",
      "TVA 20 %",
      "Total TTC 76,22 €",
      "Reste à payer 0,00 €",
      "livraison de biens",
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toMatch(/course|réservation/i);
  });

  it("goes on over as many pages as it has lines for", async () => {
    const bought = Array.from({ length: 40 }, (_, index) => ({
      quantity: index + 1,
      unitCents: 1000,
      vatRate: index % 2 ? 20 : 5.5,
    }));
    const { pages, text } = await pdfText(
      await renderDocument(orderInvoice(bought, {}, { language: "en" })),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain("F2026-0001");
    expect(text).toContain("VAT at 5.5%");
  });

  it("has lines without VAT that add up to each rate’s, to the cent", () => {
    const bought = fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 600 }),
        unitCents: fc.integer({ min: 1, max: 50_000 }),
        vatRate: fc.constantFrom(5.5, 10, 20),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(bought, fc.nat(5000), fc.nat(5000), (lines, feesCents, less) => {
        const subtotal = lines.reduce((sum, one) => sum + one.quantity * one.unitCents, 0);
        const data = orderInvoice(lines, { feesCents, discountCents: Math.min(less, subtotal) });
        const printed = printedLines(data);
        for (const { rate, vatCents, totalCents } of data.vats) {
          const lines = printed.filter((line) => line.rate === rate);
          expect(lines.reduce((sum, one) => sum + one.amountCents, 0)).toBe(totalCents);
          expect(lines.reduce((sum, one) => sum + one.netCents, 0)).toBe(totalCents - vatCents);
        }
      }),
    );
  });
});
