import { plainText } from "@/lib/rules/text/plain-text";
import { bilingual } from "@/platform/mail/bilingual";
import { pageUrl } from "@/platform/mail/page-url";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";
import type { LetterContent } from "./letter-content";

const WORDS = bilingual({
  fr_FR: {
    more: "Lire la suite sur le site",
    leave: "Se désabonner, ou choisir ce que vous recevez",
    why: "Vous recevez cette lettre parce que vous vous êtes abonné sur notre site.",
  },
  en: {
    more: "Read on at our website",
    leave: "Unsubscribe, or choose what you receive",
    why: "You receive this letter because you subscribed to it on our website.",
  },
});

/** Length of a text in a letter, in characters; the rest is read on its page. */
const LONGEST_TEXT = 1_500;

/** Writes a published content to a subscriber, who can leave by the link or the mail program. */
export function letterMail(
  identity: MailIdentity,
  to: { event: string; email: string; code: string; letter: LetterContent },
): Mail {
  const { event, email, code, letter } = to;
  const words = WORDS[identity.language];
  const text = shortened(plainText(letter.content), letter.path !== null);
  return {
    event,
    recipient: email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: letter.title,
    unsubscribeUrl: `${identity.siteUrl}/api/newsletter/${code}/unsubscribe`,
    ...writeMail(identity, letter.title, [
      { kind: "text", text: letter.summary },
      ...(text ? [{ kind: "text" as const, text }] : []),
      ...(letter.path
        ? [{ kind: "button" as const, label: words.more, url: pageUrl(identity, letter.path) }]
        : []),
      { kind: "text", text: words.why },
      { kind: "links", links: [[words.leave, pageUrl(identity, `/newsletter/${code}`)]] },
    ]),
  };
}

/** Shortens a text to end with a whole paragraph, or with a word where the first one is long. */
function shortened(text: string, goesOn: boolean): string {
  if (!goesOn || text.length <= LONGEST_TEXT) return text;
  const start = text.slice(0, LONGEST_TEXT);
  const end = start.lastIndexOf("\n");
  return end > 0 ? start.slice(0, end).trim() : `${start.slice(0, start.lastIndexOf(" "))}…`;
}
