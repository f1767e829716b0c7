import type { LanguageCode } from "@/lib/contract/locale";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import type { ReviewRow } from "@/platform/db/schema/review";
import { bilingual } from "@/platform/mail/bilingual";
import {
  type MailSample,
  type MailSamplesOf,
  SAMPLE_CUSTOMER,
  SAMPLE_KEY,
} from "@/platform/mail/mail-sample";
import { pageUrl } from "@/platform/mail/page-url";
import { reviewAnsweredMail } from "./review-answered";
import type { ReviewMail, ReviewNotice } from "./review-notice";
import { reviewPublishedMail } from "./review-published";
import { reviewRefusedMail } from "./review-refused";

const WORDS = bilingual({
  fr_FR: {
    text: "À l’heure, aimable, et tout était comme annoncé.",
    answer: "Merci de votre confiance, à bientôt.",
  },
  en: {
    text: "On time, friendly, and everything was as promised.",
    answer: "Thank you for your trust, and see you soon.",
  },
});

const REFERENCES = { booking: "7KQ2-MX4P", order: "4HX9-PW2T" };

function sampleReview(language: LanguageCode, now: Date, change: Partial<ReviewRow>): ReviewRow {
  return {
    id: 1,
    idSite: 0,
    idBooking: 1,
    idOrder: null,
    rating: 5,
    text: WORDS[language].text,
    language,
    author: SAMPLE_CUSTOMER.firstname,
    experiencedOn: parisDate(now),
    writtenAt: now,
    state: "PUBLISHED",
    publishedAt: now,
    refusal: null,
    answer: null,
    answeredAt: null,
    revision: 1,
    ...change,
  };
}

const sampleOf =
  (of: ReviewNotice["of"], write: ReviewMail, change: Partial<ReviewRow> = {}): MailSample =>
  (identity, now) =>
    write(identity, {
      of,
      page: { reference: REFERENCES[of], customer: SAMPLE_CUSTOMER },
      sequence: 1,
      review: sampleReview(identity.language, now, change),
      links: {
        own: pageUrl(identity, `/${of}/${REFERENCES[of]}?key=${SAMPLE_KEY}#review`),
        all: null,
      },
    });

const answered =
  (of: ReviewNotice["of"]): MailSample =>
  (identity, now) =>
    sampleOf(of, reviewAnsweredMail, { answer: WORDS[identity.language].answer })(identity, now);

/** Samples of the mails to the author of a review. */
export const reviewMailSamples: Omit<
  MailSamplesOf<"booking-review" | "order-review">,
  "order-review-asked"
> = {
  "booking-review-published": sampleOf("booking", reviewPublishedMail),
  "booking-review-refused": sampleOf("booking", reviewRefusedMail, { refusal: "OFF_TOPIC" }),
  "booking-review-answered": answered("booking"),
  "order-review-published": sampleOf("order", reviewPublishedMail),
  "order-review-refused": sampleOf("order", reviewRefusedMail, { refusal: "OFF_TOPIC" }),
  "order-review-answered": answered("order"),
};
