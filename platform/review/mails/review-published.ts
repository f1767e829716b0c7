import { bilingual } from "@/platform/mail/bilingual";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import { answerParts } from "./answer-parts";
import { reviewLinks } from "./review-links";
import type { ReviewMail } from "./review-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: "votre avis est publié",
    title: "Merci, votre avis est publié",
    text: "Nous l’avons lu et publié sur notre site, tel que vous l’avez écrit. Il y reste trois ans ; si vous voulez qu’il disparaisse avant, répondez à ce message.",
  },
  en: {
    subject: "your review is published",
    title: "Thank you, your review is published",
    text: "We have read it and published it on our website, exactly as you wrote it. It stays there for three years; should you want it gone sooner, answer this message.",
  },
});

/** Tells its author that a review is published, with the company's answer where there is one. */
export const reviewPublishedMail: ReviewMail = (identity, notice) => {
  const words = WORDS[identity.language];
  return customerMail(identity, notice, {
    name: "review-published",
    subject: words.subject,
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "quote", text: notice.review.text },
      ...answerParts(identity, notice),
      ...reviewLinks(identity, notice),
    ],
  });
};
