import { describe, expect, it } from "vitest";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FareItem } from "@/lib/rules/booking/fare";
import { mailWordsAccount } from "@/platform/account/mails/mail-words-account";
import { mailWordsMember } from "@/platform/account/mails/member-mail-words";
import { mailWordsBooking, mailWordsEnded } from "@/platform/booking/mails/booking-mail-words";
import { mailWordsCompany } from "@/platform/booking/mails/mail-words-company";
import { smsWords } from "@/platform/booking/mails/sms-words";
import { fareLineLabel } from "@/platform/booking/quote/fare-line-label";
import { mailWordsNewsletter } from "@/platform/newsletter/mail-words-newsletter";
import { mailWordsOrderCompany } from "@/platform/shop/order/mails/mail-words-order-company";
import { mailWordsOrder } from "@/platform/shop/order/mails/order-mail-words";
import { mailWords } from "./mail-words";

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
function texts(words: object): string[] {
  return Object.values(words).flatMap((word) => {
    if (typeof word === "string") return word;
    if (typeof word === "function") {
      return [word("a", "b", "c", "d"), word(null, null, null, null)].flat();
    }
    return texts(word);
  });
}

const wordsOf = (language: LanguageCode) =>
  [
    mailWords,
    mailWordsBooking,
    mailWordsEnded,
    mailWordsMember,
    mailWordsOrder,
    mailWordsNewsletter,
    mailWordsAccount,
    smsWords,
  ].flatMap((words) => texts(words[language]));

describe("French words", () => {
  const all = [
    ...wordsOf("fr_FR"),
    ...texts(mailWordsCompany),
    ...texts(mailWordsOrderCompany),
    ...LINES.map((line) => fareLineLabel(line, "fr_FR")),
  ];
  it.each(all)("have no-break spaces and curved apostrophes: %j", (text) => {
    expect(text).not.toMatch(/ [:;!?%€»]|« |[^\u00a0\u202f][:;!?%€]|['"]/);
  });
});

describe("English words", () => {
  const all = [...wordsOf("en"), ...LINES.map((line) => fareLineLabel(line, "en"))];
  it.each(all)("have no space before punctuation: %j", (text) => {
    expect(text).not.toMatch(/[\s\u00a0][:;!?%»]|['"]/);
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
