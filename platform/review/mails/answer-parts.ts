import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { ReviewNotice } from "./review-notice";

const WORDS = bilingual({
  fr_FR: { answer: (company: string) => `La réponse de ${company}` },
  en: { answer: (company) => `The answer of ${company}` },
});

/** Shows the company's answer to a review; nothing without one. */
export const answerParts = (
  { language, companyName }: MailIdentity,
  { review: { answer } }: ReviewNotice,
): MailPart[] =>
  answer === null
    ? []
    : [{ kind: "quote", title: WORDS[language].answer(companyName), text: answer }];
