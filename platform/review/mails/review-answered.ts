import { bilingual } from "@/platform/mail/bilingual";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { answerParts } from "./answer-parts";
import { reviewLinks } from "./review-links";
import type { ReviewMail } from "./review-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: "notre réponse à votre avis",
    title: "Nous avons répondu à votre avis",
    text: "Notre réponse est publiée sous votre avis. La voici.",
  },
  en: {
    subject: "our answer to your review",
    title: "We have answered your review",
    text: "Our answer stands below your review. Here it is.",
  },
});

export const reviewAnsweredMail: ReviewMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return customerMail(identity, notice, {
    name: "review-answered",
    subject: words.subject,
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      ...answerParts(identity, notice),
      ...reviewLinks(identity, notice),
    ],
  });
};
