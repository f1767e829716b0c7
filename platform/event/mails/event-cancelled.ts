import { bilingual } from "@/platform/mail/bilingual";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { type EventNotice, eventMail } from "./event-mail";

const WORDS = bilingual({
  fr_FR: {
    subject: (title: string) => `Inscription annulée : ${title}`,
    title: "Votre inscription est annulée",
    text: "Nous avons annulé votre inscription. Pour en parler, répondez à ce message.",
  },
  en: {
    subject: (title) => `Registration cancelled: ${title}`,
    title: "Your registration is cancelled",
    text: "We have cancelled your registration. To talk about it, answer this message.",
  },
});

/** Tells those who had registered that the company has cancelled it. */
export function eventCancelledMail(identity: MailIdentity, notice: EventNotice): Mail {
  const words = WORDS[identity.language];
  return eventMail(identity, notice, {
    mail: "event-cancelled",
    once: "cancelled",
    subject: words.subject(notice.event.title),
    title: words.title,
    text: words.text,
    isOver: true,
  });
}
