import { describe, expect, it } from "vitest";
import type { LanguageCode } from "@/lib/contract/locale";
import { reviewRefusalSchema } from "@/lib/contract/review";
import type { ReviewRow } from "@/platform/db/schema/review";
import { anIdentity } from "@/testing/booking-notices/notice-example";
import { htmlText } from "@/testing/html-text";
import { outlookFaults } from "@/testing/outlook-faults";
import { reviewAnsweredMail } from "./review-answered";
import type { ReviewMail, ReviewNotice } from "./review-notice";
import { reviewPublishedMail } from "./review-published";
import { reviewRefusedMail } from "./review-refused";

const at = new Date("2026-11-20T09:00:00Z");

const aNotice = (language: LanguageCode, change: Partial<ReviewRow> = {}): ReviewNotice => ({
  of: "booking",
  page: {
    reference: "EST-7K2M4P",
    customer: { firstname: "Anne", lastname: "Le Bihan", email: "anne@example.org" },
  },
  sequence: 3,
  links: {
    own: "https://www.chauffeur-prive.example/booking/EST-7K2M4P?key=a#review",
    all: "https://www.chauffeur-prive.example/reviews",
  },
  review: {
    ...{ id: 1, idSite: 901, idBooking: 1, idOrder: null, rating: 4, language, revision: 3 },
    ...{ text: "Très bien.\n<script>", author: "Anne L.", experiencedOn: "2026-11-18" },
    ...{ writtenAt: at, state: "PUBLISHED", publishedAt: at, refusal: null },
    ...{ answer: "Merci.", answeredAt: at, ...change },
  },
});

const MAILS: [string, ReviewMail, Partial<ReviewRow>][] = [
  ["published", reviewPublishedMail, {}],
  ["published without an answer", reviewPublishedMail, { answer: null, answeredAt: null }],
  ["answered", reviewAnsweredMail, {}],
  ...reviewRefusalSchema.options.map((refusal): [string, ReviewMail, Partial<ReviewRow>] => [
    `refused as ${refusal}`,
    reviewRefusedMail,
    { state: "REFUSED", publishedAt: null, refusal },
  ]),
];

const CASES = (["fr_FR", "en"] as const).flatMap((language) =>
  MAILS.map(([name, mail, change]) => ({
    name: `${name}, ${language}`,
    language,
    written: mail(anIdentity(language), aNotice(language, change)),
  })),
);

describe.each(CASES)("the mail of a review that is $name", ({ language, written }) => {
  const { subject, text, html } = written;

  it("goes to its author, and has no hole in it", () => {
    expect(written.recipient).toBe("anne@example.org");
    expect(`${subject}\n${text}`).not.toMatch(/undefined|null|NaN|\[object|\{\{|\$\{/);
  });

  it("is set as its language wants it, and as Outlook draws it", () => {
    const said = `${subject}\n${text}`.replaceAll(/https?:\S+|\d\d:\d\d/g, "");
    expect(said).not.toContain("'");
    if (language === "fr_FR") expect(said).not.toMatch(/ [:;!?%»]|« /);
    expect(outlookFaults(html)).toEqual([]);
  });

  it("says in plain text what it says in HTML, and shows no markup of a customer’s", () => {
    for (const sentence of htmlText(html).texts) expect(text).toContain(sentence);
    expect(html).not.toContain("<script>");
  });
});

it("offers to write it again, but to who wanted it away", () => {
  const offered = (refusal: ReviewRow["refusal"]) =>
    reviewRefusedMail(
      anIdentity("en"),
      aNotice("en", { state: "REFUSED", publishedAt: null, refusal }),
    ).text.includes("#review");
  expect([offered("OFF_TOPIC"), offered("BY_AUTHOR")]).toEqual([true, false]);
});
