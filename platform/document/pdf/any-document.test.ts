import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentData, RideDocument } from "@/platform/db/schema/document-data";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";
import { pdfText } from "@/testing/pdf-text";
import { documentWords } from "./document-words";
import { printable } from "./printable";
import { renderDocument } from "./render-document";

const oddText = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
  fc.string({ unit: "binary", minLength: 1, maxLength: 40 }),
  fc.constantFrom("عمر بن الخطّاب", "משה כהן-לוי", "李小龙", "Ķeģis d’Ûrvöy", "🚗👨‍👩‍👧 Zoé", "﷽"),
  fc.constantFrom("Donaudampfschifffahrtsgesellschaftskapitän".repeat(4), "M".repeat(300)),
  fc.lorem({ maxCount: 20 }),
);
const maybe = fc.option(oddText, { nil: null });
const instant = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const cents = fc.integer({ min: 0, max: 99_999_999 });
const amounts = fc.array(fc.record({ label: oddText, amountCents: cents }), { maxLength: 6 });
const strange = aDocument();

const document: fc.Arbitrary<RideDocument> = fc
  .record({
    kind: fc.constantFrom("PROOF", "PROOF", "QUOTE", "INVOICE", "DEPOSIT_INVOICE", "CREDIT_NOTE"),
    language: fc.constantFrom("fr_FR", "en"),
    seller: fc.record({
      ...mapped(strange.seller, () => maybe),
      name: oddText,
    }),
    customer: fc.record({
      firstname: oddText,
      lastname: oddText,
      company: maybe,
      kind: fc.constantFrom("CONSUMER", "PROFESSIONAL", "COLLECTIVE"),
      email: oddText,
      phone: oddText,
      address: maybe,
    }),
    booking: fc.record({
      reference: oddText,
      bookedAt: instant,
      kind: fc.constantFrom("TRANSFER", "HIRE"),
      pickup: oddText,
      stops: fc.array(oddText, { maxLength: 5 }),
      dropoff: maybe,
      startAt: instant,
      returnAt: fc.option(instant, { nil: null }),
      hours: fc.option(fc.integer({ min: 1, max: 24 }), { nil: null }),
      passengers: fc.integer({ min: 0, max: 50 }),
      luggage: fc.integer({ min: 0, max: 50 }),
      vehicle: oddText,
      distanceKm: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: null }),
      flightNumber: maybe,
      trainNumber: maybe,
    }),
    lines: amounts,
    deductions: amounts,
    reason: maybe,
    dueAt: fc.option(instant, { nil: null }),
    emissionsKg: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    logo: fc.constantFrom(null, "/media/72/logo-dark-theme.svg", "/media/../../.env", "/media/72/"),
  })
  .map(({ kind, logo, ...data }) =>
    aDocumentOf(kind as DocumentData["kind"], {
      ...(data as Partial<RideDocument>),
      look: { ...strange.look, logo },
    }),
  );

function mapped<Key extends string, Value>(of: Record<Key, unknown>, to: () => Value) {
  return Object.fromEntries(Object.keys(of).map((key) => [key, to()])) as Record<Key, Value>;
}

/** Characters that a PDF gives back as written; other scripts are joined into shapes. */
const READ_BACK =
  /[0-9@.+\u0621-\u064a\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Han}]/gu;

/** Keeps the visible letters, without marks: lines break, and text from the right is reversed. */
const letters = (text: string) =>
  new Set(text.normalize("NFKC").replaceAll(/\p{M}/gu, "").match(READ_BACK) ?? []);

it("is read as it was written where its font makes a rare letter of a common one and a dot", async () => {
  const { seller, customer } = strange;
  const data = {
    seller: { ...seller, siren: "\u088b" },
    customer: { ...customer, firstname: "عمر بن الخطّاب" },
  };
  const { text } = await pdfText(await renderDocument(aDocumentOf("PROOF", data)));
  expect(text).toContain("ط");
});

describe("any paper at all", () => {
  it("is printed, and a proof holds the seven mentions", async () => {
    await fc.assert(
      fc.asyncProperty(document, async (data) => {
        const { text } = await pdfText(await renderDocument(data));
        const words = documentWords[data.language];
        if (data.kind !== "PROOF") {
          expect(text).toContain(words.seller);
          return;
        }
        for (const label of Object.values(words.proof)) expect(text).toContain(label);
        const { seller, customer, booking } = await printable<RideDocument>(data);
        const documentLetters = letters(text);
        for (const value of [
          seller.legalName || seller.name,
          seller.headOffice,
          seller.phone,
          seller.email,
          seller.vtcRegisterNumber,
          seller.siren,
          customer.firstname,
          customer.lastname,
          customer.phone,
          booking.pickup,
        ]) {
          const missing = [...letters(value ?? "")].filter(
            (letter) => !documentLetters.has(letter),
          );
          expect(missing).toEqual([]);
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  }, 300_000);
});
