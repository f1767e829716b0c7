import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import type { FareItem } from "@/lib/rules/booking/fare";
import { mailWordsBooking, mailWordsEnded } from "@/platform/booking/mails/booking-mail-words";
import { mailWordsCompany } from "@/platform/booking/mails/mail-words-company";
import { smsWords } from "@/platform/booking/mails/sms-words";
import { fareLineLabel } from "@/platform/booking/quote/fare-line-label";
import { mailWordsOrderCompany } from "@/platform/shop/order/mails/mail-words-order-company";
import { mailWordsOrder } from "@/platform/shop/order/mails/order-mail-words";
import { mailWords } from "./mail-words";

type Words = object | string;

/** All that passes through `bilingual` and `frenchOnly`, by language. */
const passed = vi.hoisted(() => ({ fr_FR: [] as Words[], en: [] as Words[] }));
vi.mock("./bilingual", () => ({
  bilingual(words: { fr_FR: Words; en: Words }) {
    passed.fr_FR.push(words.fr_FR);
    passed.en.push(words.en);
    return words;
  },
  frenchOnly(words: Words) {
    passed.fr_FR.push(words);
    return words;
  },
}));

const PLATFORM = join(import.meta.dirname, "..");
const WRITES_MAILS =
  /from "[^"]*\/(bilingual|write-mail|mail-rows|customer-mail|company-mail|member-mail|order-mail|text-message)"/;

/** The files that hold words of mails and text messages, or that put them together. */
const files = readdirSync(PLATFORM, { recursive: true, encoding: "utf8" })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(PLATFORM, name), "utf8") }))
  .filter(({ name, source }) => /\bmails\//.test(name) || WRITES_MAILS.test(source));

const wordFiles = files.filter(({ source }) => /from "[^"]*\/bilingual"/.test(source));
for (const { name } of wordFiles) await import(join(PLATFORM, name));

const LINES: FareItem[] = [
  { code: "FLAT_RATE", amountCents: 2500, quantity: 20 },
  { code: "DISTANCE", amountCents: 123_450, quantity: 1234.5, unitCents: 100 },
  { code: "HIRE", amountCents: 15_000, quantity: 2.5, unitCents: 6000 },
  { code: "EXTRA_KM", amountCents: 180, quantity: 1, unitCents: 180 },
  { code: "NIGHT", amountCents: 500, percent: 20 },
  { code: "SUNDAY", amountCents: 250, percent: 10, leg: "OUTBOUND" },
  { code: "PUBLIC_HOLIDAY", amountCents: 375, percent: 15, leg: "RETURN" },
];

/** Every text of the words, functions called with something. */
function texts(words: Words): string[] {
  if (typeof words === "string") return [words];
  return Object.values(words).flatMap((word) =>
    typeof word === "function"
      ? [word("a", "b", "c", "d"), word(null, null, null, null)].flat()
      : texts(word),
  );
}

const fares = (language: "fr_FR" | "en") => LINES.map((line) => fareLineLabel(line, language));

describe("French words", () => {
  const old = [mailWords.fr_FR, mailWordsBooking.fr_FR, mailWordsEnded.fr_FR, mailWordsOrder.fr_FR];
  const all = [
    ...[...passed.fr_FR, ...old, smsWords.fr_FR].flatMap(texts),
    ...[mailWordsCompany, mailWordsOrderCompany].flatMap(texts),
    ...fares("fr_FR"),
  ];
  it.each(all)("have no-break spaces and curved apostrophes: %j", (text) => {
    expect(text).not.toMatch(/ [:;!?%€»]|« |[^\u00a0\u202f][:;!?%€]|['"]/);
  });
});

describe("English words", () => {
  const old = [mailWords.en, mailWordsBooking.en, mailWordsEnded.en, mailWordsOrder.en];
  const all = [...[...passed.en, ...old, smsWords.en].flatMap(texts), ...fares("en")];
  it.each(all)("have no space before punctuation: %j", (text) => {
    expect(text).not.toMatch(/[\s\u00a0][:;!?%»]|['"]/);
  });
});

describe("the words of mails", () => {
  it.each(wordFiles)("of $name are checked", ({ source }) => {
    const declared = source.match(/= (bilingual|frenchOnly)\(/g) ?? [];
    expect(declared).not.toEqual([]);
  });
});

describe("the label of a fare’s line", () => {
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
  it("writes numbers as its language does", () => {
    expect(LINES.map((line) => plain(fareLineLabel(line, "fr_FR")))).toEqual([
      "Forfait moins de 20 km",
      "Course de 1 234,5 km à 1,00 € le km",
      "Mise à disposition, 2,5 h à 60,00 € l’heure",
      "1 km supplémentaire à 1,80 €",
      "Majoration de nuit (20 %)",
      "Aller : majoration du dimanche (10 %)",
      "Retour : majoration jour férié (15 %)",
    ]);
    expect(LINES.map((line) => plain(fareLineLabel(line, "en")))).toEqual([
      "Flat rate under 20 km",
      "Ride of 1,234.5 km at €1.00 a km",
      "Hire with driver, 2.5 h at €60.00 an hour",
      "1 further km at €1.80",
      "Night supplement (20%)",
      "Out: Sunday supplement (10%)",
      "Back: Public-holiday supplement (15%)",
    ]);
  });
});
