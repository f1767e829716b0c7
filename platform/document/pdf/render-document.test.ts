import { describe, expect, it } from "vitest";
import type { DocumentData, DocumentKind } from "@/platform/db/schema/document-data";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";
import { pdfText } from "@/testing/pdf-text";
import { renderDocument } from "./render-document";

const read = async (document: DocumentData) => pdfText(await renderDocument(document));

const KINDS: DocumentKind[] = ["QUOTE", "PROOF", "DEPOSIT_INVOICE", "INVOICE", "CREDIT_NOTE"];
const { seller } = aDocument();

describe("the seven mentions of the order of 6 August 2025", () => {
  const values = [
    "Estuaire Chauffeur Privé 14 quai de la Fosse, 44000 Nantes · 02 61 91 00 72 · contact@estuaire-chauffeur.example",
    "EVTC044200072",
    "999 999 972",
    "Anne-Sophie Le Bihan 06 39 98 01 02",
    "Aéroport Nantes Atlantique, 44340 Bouguenais",
  ];
  const french = [
    "Exploitant et coordonnées",
    "Numéro d’inscription au registre des VTC",
    "Numéro SIREN",
    "Client et téléphone",
    "Date et heure de la réservation",
    "Date et heure de prise en charge souhaitées",
    "Lieu de prise en charge",
  ];

  it("stand on the first page of the proof, the times those of Paris", async () => {
    const { pages } = await read(aDocumentOf("PROOF"));
    for (const mention of [...values, ...french]) expect(pages[0]).toContain(mention);
    expect(pages[0]).toContain("réservation vendredi 20 novembre 2026 à 18:42");
    expect(pages[0]).toContain("souhaitées mercredi 25 novembre 2026 à 23:30");
  });

  it("are named in French too on an English proof", async () => {
    const { pages } = await read(aDocumentOf("PROOF", { language: "en" }));
    for (const mention of [...values, ...french]) expect(pages[0]).toContain(mention);
    expect(pages[0]).toContain("Operator and contact details · Exploitant et coordonnées");
    expect(pages[0]).toMatch(/Friday,? 20 November 2026 at 18:42/);
    expect(pages[0]).toMatch(/Wednesday,? 25 November 2026 at 23:30/);
  });

  it("leave a dash where one is missing", async () => {
    const { text } = await read(
      aDocumentOf("PROOF", { seller: { ...seller, vtcRegisterNumber: null } }),
    );
    expect(text).toContain("registre des VTC —");
  });
});

describe("what the law wants on an invoice", () => {
  const identity = [
    "Estuaire Chauffeur Privé",
    "14 quai de la Fosse, 44000 Nantes",
    "999 999 972 00014",
    "RCS Nantes 999 999 972",
    "FR 30 999999972",
    "Anne-Sophie Le Bihan",
    "2 rue Kervégan, 44000 Nantes",
    "F2026-0001",
  ];

  it("is on the French one", async () => {
    const { text } = await read(aDocumentOf("INVOICE"));
    for (const mention of [
      ...identity,
      "SASU au capital de 5 000 €",
      "Date d’émission 26 novembre 2026",
      "Date de la prestation 25 novembre 2026",
      "Échéance 25 novembre 2026",
      "Course de 82,4 km à 1,80 € le km 10 % 134,84 € 148,32 €",
      "Majoration de nuit (20 %) 10 % 26,96 € 29,66 €",
      "Total HT 161,80 €",
      "TVA 10 % 16,18 €",
      "Total TTC 177,98 €",
      "Facture d’acompte D2026-0001 du 20 novembre 2026 −20,00 €",
      "Reste à payer 157,98 €",
      "Nature de l’opération : prestation de services",
      "gaz à effet de serre de la course : 14,8 kg d’équivalent CO2",
    ]) {
      expect(text).toContain(mention);
    }
  });

  it("is on the English one", async () => {
    const { text } = await read(aDocumentOf("INVOICE", { language: "en" }));
    for (const mention of [
      ...identity,
      "SASU with a share capital of 5 000 €",
      "Date of issue 26 November 2026",
      "Date of service 25 November 2026",
      "Due date 25 November 2026",
      "10% €134.84 €148.32",
      "Total excl. VAT €161.80",
      "VAT at 10% €16.18",
      "Total incl. VAT €177.98",
      "−€20.00",
      "Left to pay €157.98",
      "Category of operation: supply of services",
      "Greenhouse-gas emissions of the ride: 14.8 kg of CO2 equivalent",
    ]) {
      expect(text).toContain(mention);
    }
  });

  const toCustomer = async (kind: DocumentData["customer"]["kind"]) => {
    const { customer } = aDocument();
    return (await read(aDocumentOf("INVOICE", { customer: { ...customer, kind } }))).text;
  };

  it("names the mediator to a consumer, and no recovery fee", async () => {
    const text = await toCustomer("CONSUMER");
    expect(text).toContain("Médiation de la consommation");
    expect(text).toContain("Médiation de l’Estuaire, 8 rue du Batelier, 44600 Saint-Nazaire");
    expect(text).toContain("après mise en demeure");
    expect(text).not.toMatch(/40 €|escompte/);
  });

  it("names penalties, recovery fee and no discount to a professional, and no mediator", async () => {
    const text = await toCustomer("PROFESSIONAL");
    expect(text).toContain("trois fois l’intérêt légal");
    expect(text).toContain("indemnité forfaitaire de 40 € pour frais de recouvrement");
    expect(text).toContain("Pas d’escompte pour paiement anticipé");
    expect(text).not.toContain("Médiation de la consommation");
  });

  it("asks a collective for the recovery fee, and leaves a public buyer to its own rules", async () => {
    const text = await toCustomer("COLLECTIVE");
    expect(text).toContain("les règles de la commande publique priment");
    expect(text).toMatch(/indemnité forfaitaire de 40\s€/);
    expect(text).not.toContain("Médiation de la consommation");
  });

  it("says that a seller without VAT number charges none", async () => {
    const { text } = await read(
      aDocumentOf("INVOICE", {
        seller: { ...seller, vatNumber: null },
        totals: { totalCents: 17798, vatCents: 0, vatRate: 0 },
      }),
    );
    expect(text).toContain("TVA non applicable, article 293 B du Code général des impôts");
  });
});

describe("the other papers", () => {
  it("a deposit invoice claims a deposit (acompte), not arrhes, and is settled once paid", async () => {
    const french = (await read(aDocumentOf("DEPOSIT_INVOICE"))).text;
    expect(french).toContain("Facture d’acompte N° D2026-0001");
    expect(french).toContain("est un acompte à valoir sur le prix de la course, et non des arrhes");
    expect(french).toContain("Échéance Réglée");
    const english = (await read(aDocumentOf("DEPOSIT_INVOICE", { language: "en" }))).text;
    expect(english).toContain("“acompte” in French law, not “arrhes”");
  });

  it("a credit note says of which invoice, and why", async () => {
    const { text } = await read(aDocumentOf("CREDIT_NOTE"));
    expect(text).toContain("Avoir N° A2026-0001");
    expect(text).toContain("Facture corrigée");
    expect(text).toContain("F2026-0001 du 26 novembre 2026");
    expect(text).toContain("Course annulée par le prestataire");
    expect(text).toContain("Déjà remboursé −177,98 € Reste à rembourser 0,00 €");
    const english = (await read(aDocumentOf("CREDIT_NOTE", { language: "en" }))).text;
    expect(english).toContain("Left to refund €0.00");
  });

  it("a quote is free, ends, and can be signed, on one page", async () => {
    const { text, pages } = await read(aDocumentOf("QUOTE"));
    expect(pages).toHaveLength(1);
    expect(text).toContain("Devis gratuit");
    expect(text).toContain("Valable jusqu’au 26 décembre 2026");
    expect(text).toContain("« Bon pour accord »");
    for (const box of ["Date", "Nom", "Signature"]) expect(text).toContain(box);
    expect(text).not.toMatch(/Reste à payer|Retard de paiement/);
    const english = (await read(aDocumentOf("QUOTE", { language: "en" }))).text;
    expect(english).toContain("This quote is free of charge");
    expect(english).toContain("Valid until 26 December 2026");
  });

  it.each(KINDS)("%s: an ordinary one takes one page and says what it is", async (kind) => {
    const { pages, info } = await read(aDocumentOf(kind));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("Page 1 sur 1");
    expect(info).toMatchObject({ Author: "Estuaire Chauffeur Privé", Language: "fr-FR" });
    expect(info.Title).toContain(aDocumentOf(kind).number);
  });
});

describe("a long paper", () => {
  it("flows over pages, each with its number, and loses no line", async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      label: `Ligne ${index + 1}, avec attente, péages et stationnement, de jour comme de nuit, au tarif convenu`,
      amountCents: 1000,
    }));
    const totals = { totalCents: 60_000, vatCents: 5455, vatRate: 10 };
    const { pages, text } = await read(aDocumentOf("INVOICE", { lines, totals }));
    expect(pages.length).toBeGreaterThan(2);
    for (const { label } of lines) expect(text).toContain(label);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`);
      if (index > 0) expect(page).toContain("Facture N° F2026-0001");
    });
  });

  it("says the same whatever was printed before it", async () => {
    // Inter draws its comma with the apostrophe, which this document has in no bold text.
    await renderDocument(aDocumentOf("INVOICE"));
    const company = "Société anonyme coopérative d’intérêt collectif pour l’estuaire d’à côté";
    const { text } = await read(
      aDocumentOf("INVOICE", { customer: { ...aDocument().customer, company } }),
    );
    expect(text).toContain(company);
  });
});

describe("a name that a font cannot lay out", () => {
  it("is printed with a box for the letter", async () => {
    const { text } = await read(
      aDocumentOf("PROOF", { customer: { ...aDocument().customer, lastname: "Ould ڢ Brahim" } }),
    );
    expect(text).toContain("Ould □ Brahim");
  });
});
