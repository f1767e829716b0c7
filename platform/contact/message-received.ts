import { bilingual } from "@/platform/mail/bilingual";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : votre message est bien arrivé`,
    title: "Votre message est bien arrivé",
    text: "Nous avons bien reçu le message que vous nous avez écrit depuis notre site, et nous vous répondons dès que possible.",
  },
  en: {
    subject: (company) => `${company}: your message has reached us`,
    title: "Your message has reached us",
    text: "We have received the message that you wrote to us through our site, and will answer as soon as we can.",
  },
});

/** Tells a visitor the message has arrived, without repeating it: the address may be another's. */
export function messageReceivedMail(
  event: string,
  identity: MailIdentity,
  recipient: string,
): Mail {
  const words = WORDS[identity.language];
  const { hello, questions } = mailWords[identity.language];
  const { subject, opening, closing } = wordMail(identity, "message-received", {
    subject: words.subject(identity.companyName),
    opening: hello,
    closing: questions(identity.phone),
  });
  return {
    event,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, words.title, [
      ...opening,
      { kind: "text", text: words.text },
      ...closing,
    ]),
  };
}
