import { extractXml, Profile, validateXsd } from "@stackforge-eu/factur-x";
import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { describe, expect, it } from "vitest";
import type { BusinessDocument, DocumentData } from "@/platform/db/schema/document-data";
import { renderDocument } from "@/platform/document/pdf/render-document";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";
import { ciiInvoice, isElectronic } from "./cii-invoice";

const { booking: _, order: __, ...plain } = aDocument();
const customer = {
  ...plain.customer,
  company: "Chantiers & Fils <Nantes>",
  kind: "PROFESSIONAL" as const,
  address: "12 rue de la Paix, 44000 Nantes",
  siret: "73282932000074",
  vatNumber: "FR44732829320",
};

/** Invoice of a month, of two rates, of which a deposit was invoiced before. */
const MONTH: BusinessDocument = {
  ...plain,
  business: {
    month: "2026-10-01",
    rides: 2,
    services: [
      { service: "TRANSFER", rate: 10, vatCents: 800, totalCents: 8800 },
      { service: "HIRE", rate: 20, vatCents: 4000, totalCents: 24_000 },
    ],
  },
  booking: null,
  kind: "INVOICE",
  number: "F2026-0042",
  customer,
  lines: [
    { label: "12/10, CN-7K2M9Q, Nantes – La Baule", amountCents: 11_000, vatRate: 10 },
    { label: "14/10, CN-8K2M9Q, mise à disposition", amountCents: 24_000, vatRate: 20 },
  ],
  vats: [
    { rate: 10, vatCents: 1000, totalCents: 11_000 },
    { rate: 20, vatCents: 4000, totalCents: 24_000 },
  ],
  totals: { totalCents: 35_000, vatCents: 5000, vatRate: 20 },
  deductions: [{ label: "Facture d’acompte F2026-0007", amountCents: 2200 }],
  paidCents: 0,
  dueCents: 32_800,
  dueAt: "2026-12-31T12:00:00+01:00",
};

const DOCUMENTS: [name: string, data: DocumentData][] = [
  ["an invoice", aDocumentOf("INVOICE", { customer })],
  ["an invoice of a deposit", aDocumentOf("DEPOSIT_INVOICE", { customer })],
  ["a credit note", aDocumentOf("CREDIT_NOTE", { customer })],
  [
    "an invoice with a price that was lowered",
    aDocumentOf("INVOICE", {
      customer,
      lines: [
        { label: "Course de 72,4 km", amountCents: 12_000 },
        { label: "Somme rendue", amountCents: -1000 },
      ],
      totals: { totalCents: 11_000, vatCents: 1000, vatRate: 10 },
      deductions: [],
      paidCents: 11_000,
      dueCents: 0,
    }),
  ],
  [
    "an invoice of a seller without VAT, to a public body",
    aDocumentOf("INVOICE", {
      customer: { ...customer, kind: "COLLECTIVE", siret: null, vatNumber: null },
      seller: { ...plain.seller, vatNumber: null },
      totals: { totalCents: 17_798, vatCents: 0, vatRate: 0 },
      language: "en",
    }),
  ],
  ["the invoice of a month", MONTH],
];

const textsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, "g"))].map(
    ([, text = ""]) => text,
  );
const amountsOf = (xml: string, name: string) =>
  textsOf(xml, name).map((text) => Math.round(Number(text) * 100));
const sum = (cents: number[]) => cents.reduce((all, one) => all + one, 0);

describe.each(DOCUMENTS)("%s as Cross Industry Invoice", (_name, data) => {
  const xml = ciiInvoice(data);

  it("is valid by the schema of the profile EN 16931", async () => {
    expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
  });

  it("adds up (BR-CO-10, 13, 14, 15 and 16)", () => {
    const [lineTotal] = amountsOf(xml, "LineTotalAmount").slice(-1);
    const [basis] = amountsOf(xml, "TaxBasisTotalAmount");
    const [vat] = amountsOf(xml, "TaxTotalAmount");
    const [total] = amountsOf(xml, "GrandTotalAmount");
    const [prepaid] = amountsOf(xml, "TotalPrepaidAmount");
    const [due] = amountsOf(xml, "DuePayableAmount");
    expect(sum(amountsOf(xml, "LineTotalAmount").slice(0, -1))).toBe(lineTotal);
    expect(basis).toBe(lineTotal);
    expect(sum(amountsOf(xml, "BasisAmount"))).toBe(basis);
    expect(sum(amountsOf(xml, "CalculatedAmount"))).toBe(vat);
    expect((basis ?? 0) + (vat ?? 0)).toBe(total);
    expect((total ?? 0) - (prepaid ?? 0)).toBe(due);
    expect(total).toBe(data.totals.totalCents);
  });

  it("has the VAT of each rate within a cent of its basis (BR-S-09)", () => {
    const rates = textsOf(xml, "RateApplicablePercent").slice(-vatCount(xml)).map(Number);
    const bases = amountsOf(xml, "BasisAmount");
    for (const [index, vat] of amountsOf(xml, "CalculatedAmount").entries()) {
      const exact = ((bases[index] ?? 0) * (rates[index] ?? 0)) / 100;
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(1);
    }
  });

  it("has no price below zero (BR-27), and says when it is to be paid (BR-CO-25)", () => {
    for (const price of amountsOf(xml, "ChargeAmount")) expect(price).toBeGreaterThanOrEqual(0);
    expect(textsOf(xml, "Description")).toHaveLength(1);
  });
});

const vatCount = (xml: string) => amountsOf(xml, "CalculatedAmount").length;

it("names the buyer by their SIREN, and escapes what they are called", () => {
  const xml = ciiInvoice(MONTH);
  expect(xml).toContain('<ram:ID schemeID="0002">732829320</ram:ID>');
  expect(xml).toContain("<ram:Name>Chantiers &amp; Fils &lt;Nantes&gt;</ram:Name>");
  expect(xml).toContain("<ram:PostcodeCode>44000</ram:PostcodeCode>");
  expect(textsOf(xml, "TypeCode")[0]).toBe("380");
});

describe("a document of Factur-X", () => {
  it("has the same invoice in it, as PDF/A-3b says it, and the same bytes each time", async () => {
    const printed = await renderDocument(MONTH);
    const { xml, filename } = await extractXml(Buffer.from(printed));
    expect(filename).toBe("factur-x.xml");
    expect(xml).toBe(ciiInvoice(MONTH));
    const { catalog, context } = await PDFDocument.load(printed, { updateMetadata: false });
    expect(catalog.has(PDFName.of("OutputIntents"))).toBe(true);
    expect(catalog.has(PDFName.of("AF"))).toBe(true);
    const text = Buffer.from(printed).toString("latin1");
    expect(text).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(text).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
    // Every font is in it.
    for (const [, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFDict)) continue;
      if (object.get(PDFName.of("Type")) !== PDFName.of("FontDescriptor")) continue;
      const names = ["FontFile", "FontFile2", "FontFile3"].map((name) => PDFName.of(name));
      expect(names.some((name) => object.has(name))).toBe(true);
    }
    expect(Buffer.from(await renderDocument(MONTH)).equals(Buffer.from(printed))).toBe(true);
  });

  it("is for professionals and public bodies alone", async () => {
    const consumers = aDocumentOf("INVOICE");
    expect(isElectronic(consumers)).toBe(false);
    expect(isElectronic(aDocumentOf("QUOTE", { customer }))).toBe(false);
    const text = Buffer.from(await renderDocument(consumers)).toString("latin1");
    expect(text).not.toContain("factur-x");
  });
});
