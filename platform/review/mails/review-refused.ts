import { bilingual } from "@/platform/mail/bilingual";
import type { MailPart } from "@/platform/mail/mail-part";
import { customerMail } from "@/platform/purchase/notice/customer-mail";
import type { ReviewMail } from "./review-notice";

const WORDS = bilingual({
  fr_FR: {
    subject: "votre avis n’est pas publié",
    title: "Votre avis n’est pas publié",
    text: "Vous nous avez écrit un avis. Voici pourquoi il ne figure pas sur notre site.",
    again: "Une mauvaise note n’est jamais un motif. Vous pouvez réécrire votre avis.",
    button: "Réécrire mon avis",
    reasons: {
      INSULT: "Il contient des propos injurieux ou diffamatoires.",
      PERSONAL_DATA: "Il contient des informations personnelles sur quelqu’un.",
      OFF_TOPIC: "Il ne parle pas de la course ou de la commande.",
      ADVERTISING: "Il fait de la publicité, ou contient un lien.",
      UNLAWFUL: "Il contient des propos que la loi interdit.",
      BY_AUTHOR: "Vous nous avez demandé de le retirer.",
    },
  },
  en: {
    subject: "your review is not published",
    title: "Your review is not published",
    text: "You have written us a review. This is why it is not on our website.",
    again: "A low rating is never a reason. You may write your review again.",
    button: "Write my review again",
    reasons: {
      INSULT: "It is insulting or defamatory.",
      PERSONAL_DATA: "It holds personal information about somebody.",
      OFF_TOPIC: "It is not about the ride or the order.",
      ADVERTISING: "It advertises, or has a link in it.",
      UNLAWFUL: "It says something that the law forbids.",
      BY_AUTHOR: "You have asked us to take it away.",
    },
  },
});

/** Tells the author of a review why it is not shown (D111-19), and that it may be written anew. */
export const reviewRefusedMail: ReviewMail = (identity, notice) => {
  const words = WORDS[identity.language];
  const { refusal, text } = notice.review;
  const again: MailPart[] =
    refusal === "BY_AUTHOR"
      ? []
      : [
          { kind: "text", text: words.again },
          { kind: "button", label: words.button, url: notice.links.own },
        ];
  return customerMail(identity, notice, {
    name: "review-refused",
    subject: words.subject,
    title: words.title,
    parts: [
      { kind: "text", text: words.text },
      { kind: "text", text: refusal ? words.reasons[refusal] : "" },
      { kind: "quote", text },
      ...again,
    ],
  });
};
