import { bilingual } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { type EventNotice, eventMail } from "./event-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (title: string) => `Une place s’est libérée : ${title}`,
    title: "Une place s’est libérée, elle est à vous",
    text: "Vous étiez sur la liste d’attente : votre place est maintenant retenue. Si vous ne pouvez plus venir, annulez par le lien ci-dessous, elle ira au suivant.",
  },
  en: {
    subject: (title) => `A place has become free: ${title}`,
    title: "A place has become free, and it is yours",
    text: "You were on the waiting list: your place is now kept. Should you not be able to come any more, please cancel by the link below, and it will go to the next.",
  },
});

export function eventPlaceFreeMail(identity: MailIdentity, notice: EventNotice): Mail {
  const words = WORDS[identity.language];
  return eventMail(identity, notice, {
    mail: "event-place-free",
    once: "place-free",
    subject: words.subject(notice.event.title),
    title: words.title,
    text: words.text,
  });
}
