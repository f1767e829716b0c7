import { bilingual } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { type EventNotice, eventMail } from "./event-mail";

const WORDS = bilingual({
  fr_FR: {
    CONFIRMED: {
      subject: (title: string) => `Votre place : ${title}`,
      title: "Votre place est retenue",
      text: "Nous vous attendons. Si vous ne pouvez plus venir, annulez par le lien ci-dessous : votre place ira à quelqu’un d’autre.",
    },
    WAITING: {
      subject: (title: string) => `Liste d’attente : ${title}`,
      title: "Vous êtes sur la liste d’attente",
      text: "C’est complet pour l’instant. Dès que des places se libèrent, elles vont aux premiers inscrits : si votre tour vient, nous vous écrivons aussitôt.",
    },
  },
  en: {
    CONFIRMED: {
      subject: (title: string) => `Your place: ${title}`,
      title: "Your place is kept",
      text: "We look forward to seeing you. Should you not be able to come, please cancel by the link below: your place will go to someone else.",
    },
    WAITING: {
      subject: (title: string) => `Waiting list: ${title}`,
      title: "You are on the waiting list",
      text: "It is full for now. As soon as places become free, they go to those who registered first: when it is your turn, we will write to you at once.",
    },
  },
});

/**
 * Tells those who have just registered whether they have places.
 * @param again true when it is repeated to an address that is registered already
 */
export function eventRegisteredMail(
  identity: MailIdentity,
  notice: EventNotice,
  again?: Date,
): Mail {
  const { state } = notice.registration;
  const words = WORDS[identity.language][state];
  return eventMail(identity, notice, {
    mail: state === "WAITING" ? "event-waiting" : "event-registered",
    once: again ? `again-${again.getTime()}` : "registered",
    subject: words.subject(notice.event.title),
    title: words.title,
    text: words.text,
  });
}
