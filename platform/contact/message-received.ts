import { bilingual } from "@/platform/mail/bilingual";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : votre message est bien arrivé`,
    title: "Votre message est bien arrivé",
    text: "Bonjour,\n\nNous avons bien reçu le message que vous nous avez écrit depuis notre site, et nous vous répondons dès que possible.",
  },
  en: {
    subject: (company) => `${company}: your message has reached us`,
    title: "Your message has reached us",
    text: "Hello,\n\nWe have received the message that you wrote to us through our site, and will answer as soon as we can.",
  },
});

/**
 * Tells a visitor that the message has arrived. It repeats nothing of what the form was given: who
 * wrote an address into it need not own that address.
 */
export function messageReceivedMail(
  event: string,
  identity: MailIdentity,
  recipient: string,
): Mail {
  const words = WORDS[identity.language];
  const { questions } = mailWords[identity.language];
  return {
    event,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.subject(identity.companyName),
    ...writeMail(identity, words.title, [
      { kind: "text", text: words.text },
      { kind: "text", text: questions(identity.phone) },
    ]),
  };
}
