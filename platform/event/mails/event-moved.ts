import type { EventTold } from "@/platform/db/schema/event";
import { bilingual } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { type EventNotice, eventMail } from "./event-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (title: string) => `Changement de date ou de lieu : ${title}`,
    title: "Votre rendez-vous a changé",
    text: {
      CONFIRMED:
        "La date ou le lieu a changé. Votre place vous reste acquise : voici ce qui vaut maintenant. Si vous ne pouvez plus venir, annulez par le lien ci-dessous, votre place ira à quelqu’un d’autre.",
      WAITING:
        "La date ou le lieu a changé. Vous restez sur la liste d’attente : voici ce qui vaut maintenant. Si cela ne vous convient plus, annulez par le lien ci-dessous.",
    },
  },
  en: {
    subject: (title) => `Another date or place: ${title}`,
    title: "Your event has changed",
    text: {
      CONFIRMED:
        "The date or the place has changed. Your place is still kept: this is what holds now. Should you not be able to come any more, please cancel by the link below, and it will go to someone else.",
      WAITING:
        "The date or the place has changed. You are still on the waiting list: this is what holds now. Should it no longer suit you, please cancel by the link below.",
    },
  },
});

/**
 * Tells those registered what holds now, and what they had been told.
 * @param change what they had been told, and when it changed: each change has its mail
 */
export function eventMovedMail(
  identity: MailIdentity,
  notice: EventNotice,
  change: { before: EventTold; at: Date },
): Mail {
  const words = WORDS[identity.language];
  return eventMail(identity, notice, {
    mail: "event-moved",
    once: `moved-${change.at.getTime()}`,
    subject: words.subject(notice.event.title),
    title: words.title,
    text: words.text[notice.registration.state],
    before: change.before,
  });
}
