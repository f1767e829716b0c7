import type { MailName } from "@/lib/contract/mail/mail-catalogue";
import type { EventTold, eventRegistrations } from "@/platform/db/schema/event";
import type { EventSaid } from "@/platform/event/event-said";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    hello: (name: string) => `Bonjour ${name},`,
    begins: "Début",
    ends: "Fin",
    place: "Lieu",
    people: "Personnes",
    before: "Ce qui était prévu",
    cancel: "Voir ou annuler mon inscription",
  },
  en: {
    hello: (name) => `Hello ${name},`,
    begins: "Begins",
    ends: "Ends",
    place: "Place",
    people: "People",
    before: "As planned before",
    cancel: "See or cancel my registration",
  },
});

export interface EventNotice {
  registration: typeof eventRegistrations.$inferSelect;
  event: EventSaid;
}

/** Composes a mail about a registration: its state, when and where, and how to cancel it. */
export function eventMail(
  identity: MailIdentity,
  { registration, event }: EventNotice,
  said: {
    mail: MailName;
    /** Distinguishes it from others about the same registration. */
    once: string;
    subject: string;
    title: string;
    text: string;
    /** When and where it was to be, where that has changed. */
    before?: EventTold;
    isOver?: true;
  },
): Mail {
  const words = WORDS[identity.language];
  const { instant } = mailFigures(identity.language);
  const { subject, opening, closing } = wordMail(
    identity,
    said.mail,
    { subject: said.subject, opening: words.hello(registration.name), closing: "" },
    { NAME: registration.name, EVENT: event.title },
  );
  const { before } = said;
  const parts: MailPart[] = [
    ...opening,
    { kind: "text", text: said.text },
    {
      kind: "rows",
      title: event.title,
      rows: rowsOf([
        [words.begins, instant(event.startsAt)],
        [words.ends, instant(event.endsAt)],
        [words.place, event.place],
        [words.people, registration.people],
        [
          words.before,
          before ? [instant(before.startsAt), before.place].filter(Boolean).join(" · ") : null,
        ],
      ]),
    },
  ];
  if (!said.isOver) {
    const url = pageUrl(identity, `/registration/${registration.code}`);
    parts.push({ kind: "button", label: words.cancel, url });
  }
  return {
    event: `event:${registration.id}:${said.once}`,
    recipient: registration.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, said.title, [...parts, ...closing]),
  };
}
