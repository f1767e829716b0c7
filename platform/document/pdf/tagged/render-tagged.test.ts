import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { renderDocument } from "@/platform/document/pdf/render-document";
import { renderSheet } from "@/platform/document/pdf/render-sheet";
import { renderTerms } from "@/platform/document/pdf/render-terms";
import type { SheetData } from "@/platform/document/pdf/sheet-data";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";
import { inOrder, pdfStructure, type ReadPart } from "@/testing/pdf-structure";
import { someTerms } from "@/testing/terms-example";

const { look, seller } = aDocument();

const SHEET: SheetData = {
  kind: "PRODUCT_SHEET",
  language: "fr_FR",
  number: "1",
  issuedAt: "2026-11-20T10:00:00Z",
  seller: { name: seller.name, address: seller.headOffice, phone: seller.phone },
  name: "Les Varennes",
  subtitle: ["Rouge", "Chinon", "2022"],
  summary: "Vif et salin.",
  paragraphs: [{ place: 1, text: "Une longue garde.", isHeading: false }],
  picture: null,
  facts: [{ label: "Alcool", value: "12,5 % vol." }],
  meals: ["Viande rouge"],
  awards: ["Concours, or, 2024"],
  packagings: [{ name: "Bouteille", reference: "R-75", volume: "75 cl", bottles: "1" }],
  isAlcohol: true,
  look,
};

const PROFESSIONAL = {
  ...aDocument().customer,
  company: "Chantiers & Fils",
  kind: "PROFESSIONAL" as const,
  address: "12 rue de la Paix, 44000 Nantes",
  siret: "73282932000074",
};

const PAPERS: [name: string, title: string, print: () => Promise<Uint8Array>][] = [
  ["a quote", "Devis Q2026-0007", () => renderDocument(aDocumentOf("QUOTE"))],
  [
    "a proof of booking",
    "Justificatif de réservation préalable 7KQ2-MX4P",
    () => renderDocument(aDocumentOf("PROOF")),
  ],
  [
    "an invoice of a deposit",
    "Facture d’acompte D2026-0001",
    () => renderDocument(aDocumentOf("DEPOSIT_INVOICE")),
  ],
  ["an invoice", "Facture F2026-0001", () => renderDocument(aDocumentOf("INVOICE"))],
  [
    "an electronic invoice",
    "Facture F2026-0001",
    () => renderDocument(aDocumentOf("INVOICE", { customer: PROFESSIONAL })),
  ],
  ["a credit note", "Avoir A2026-0001", () => renderDocument(aDocumentOf("CREDIT_NOTE"))],
  ["accepted terms", `Conditions de vente · ${seller.name}`, () => renderTerms(someTerms())],
  ["a product’s sheet", "Fiche technique · Les Varennes", () => renderSheet(SHEET)],
];

const read = async (print: () => Promise<Uint8Array>) => {
  const structure = await pdfStructure(await print());
  return { ...structure, parts: structure.pages.flatMap(inOrder) };
};
const textOf = (part: ReadPart) =>
  inOrder(part)
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ");

async function countElements(printed: Uint8Array, tag: string): Promise<number> {
  const { context } = await PDFDocument.load(printed, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFDict && one.get(PDFName.of("S")) === PDFName.of(tag))
    .length;
}

describe.each(PAPERS)("%s, as a screen reader has it,", (_, title, print) => {
  let paper: Awaited<ReturnType<typeof read>>;
  beforeAll(async () => {
    paper = await read(print);
  });

  it("is tagged, and says its title and language", () => {
    expect(paper).toMatchObject({ isTagged: true, showsTitle: true });
    expect(paper.info).toMatchObject({ Title: title, Language: "fr-FR" });
  });

  it("has no text besides its structure and what is repeated on each page", () => {
    expect(paper.untagged.join("").trim()).toBe("");
    const texts = paper.parts.map(({ text }) => text).join(" ");
    expect(texts).not.toMatch(/Page 1/);
  });

  it("begins with the logo and one heading", () => {
    const headings = paper.parts.filter(({ tag }) => tag === "H1");
    expect(headings).toHaveLength(1);
    const [figure] = paper.parts.filter(({ tag }) => tag === "Figure");
    expect(figure).toMatchObject({ alt: seller.name });
    const order = paper.parts.map(({ tag }) => tag);
    expect(order.indexOf("Figure")).toBeLessThan(order.indexOf("H1"));
  });

  it("has tables with header cells, each row with as many cells", () => {
    for (const table of paper.parts.filter(({ tag }) => tag === "Table")) {
      const widths = table.parts.map(({ tag, parts }) => [tag, parts.length]);
      expect(new Set(widths.map(String)).size, JSON.stringify(widths)).toBe(1);
      for (const row of table.parts) expect(row.parts[0]?.tag).toBe("TH");
    }
  });

  it("has lists of labels and what they stand for", () => {
    for (const { tag, parts } of paper.parts) {
      if (tag === "L") expect(parts.map((one) => one.tag)).toEqual(parts.map(() => "LI"));
      if (tag === "LI") expect(parts.at(-1)?.tag).toBe("LBody");
    }
  });
});

it("is read in the order in which it is written: who, what, how much", async () => {
  const { parts } = await read(() => renderDocument(aDocumentOf("INVOICE")));
  const texts = parts.filter(({ tag }) => /^(?:H\d|TH|TD)$/.test(tag)).map(textOf);
  const first = ["Facture", "Prestataire", "Client", "Transfert avec chauffeur", "Désignation"];
  expect(texts.slice(0, 8)).toEqual([...first, "TVA", "Montant HT", "Montant TTC"]);
  const [total, amount] = [texts.indexOf("Total TTC"), texts.indexOf("177,98 €")];
  expect(amount).toBe(total + 1);
});

it("says in which language an English paper is", async () => {
  const { info, parts } = await read(() =>
    renderDocument(aDocumentOf("INVOICE", { language: "en" })),
  );
  expect(info).toMatchObject({ Title: "Invoice F2026-0001", Language: "en-GB" });
  expect(parts.find(({ tag }) => tag === "H1")).toMatchObject({ text: "Invoice" });
});

it("goes on behind the end of a page: one table, its header cells once", async () => {
  const lines = Array.from({ length: 70 }, (_, at) => ({
    label: `Course ${at + 1}`,
    amountCents: 1000,
  }));
  const printed = await renderDocument(aDocumentOf("INVOICE", { lines, deductions: [] }));
  const { pages, parts, untagged } = await read(async () => printed);
  expect(pages.length).toBeGreaterThan(2);
  expect(untagged.join("").trim()).toBe("");
  const cells = parts.filter(({ tag }) => tag === "TH").map(textOf);
  expect(cells.filter((text) => text === "Désignation")).toHaveLength(1);
  expect(cells.filter((text) => /^Course \d+$/.test(text))).toEqual(
    lines.map(({ label }) => label),
  );
  // Its lines and its totals, whatever the pages are.
  expect(await countElements(printed, "Table")).toBe(2);
});

it("has the words of the terms in their order, with their headings", async () => {
  const { parts } = await read(() =>
    renderTerms(someTerms({ html: "<h2>1. Le prix</h2><p>Il est total.</p><h2>2. Le délai</h2>" })),
  );
  const texts = parts.filter(({ tag }) => tag === "H2").map(({ text }) => text);
  expect(texts).toEqual(["1. Le prix", "2. Le délai"]);
  const order = parts.map(({ text }) => text);
  expect(order.indexOf("Il est total.")).toBe(order.indexOf("1. Le prix") + 1);
});
