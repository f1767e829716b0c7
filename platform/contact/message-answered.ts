import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string, about: string | null) =>
      about ? `Re : ${about}` : `${company} : réponse à votre message`,
    title: "Notre réponse à votre message",
    question: (day: string) => `Votre message, ${day}`,
  },
  en: {
    subject: (company, about) =>
      about ? `Re: ${about}` : `${company}: our answer to your message`,
    title: "Our answer to your message",
    question: (day) => `Your message, ${day}`,
  },
});

export function messageAnsweredMail(
  event: string,
  identity: MailIdentity,
  question: { email: string; subject: string | null; message: string; receivedAt: Date },
  answer: string,
): Mail {
  const words = WORDS[identity.language];
  const { instant } = mailFigures(identity.language);
  return {
    event,
    recipient: question.email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.subject(identity.companyName, question.subject),
    ...writeMail(identity, words.title, [
      { kind: "text", text: answer },
      {
        kind: "quote",
        title: words.question(instant(question.receivedAt.toISOString())),
        text: question.message,
      },
    ]),
  };
}
