import type { GivenAnswerLine } from "@/lib/contract/admin/form-answer";
import { repeatedAnswers } from "@/lib/rules/form/repeated-answers";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = bilingual({
  fr_FR: {
    subject: (company: string) => `${company} : votre réponse est bien arrivée`,
    title: "Votre réponse est bien arrivée",
    text: "Nous avons bien reçu ce que vous nous avez envoyé depuis notre site, et nous vous répondons dès que possible.",
    form: "Formulaire",
    leftOut:
      "Ce que vous avez écrit de votre main n’est pas repris ici, car quelqu’un d’autre a pu donner votre adresse. Nous l’avons bien reçu.",
  },
  en: {
    subject: (company) => `${company}: your answer has reached us`,
    title: "Your answer has reached us",
    text: "We have received what you sent us through our site, and will answer as soon as we can.",
    form: "Form",
    leftOut:
      "What you wrote in your own words is not repeated here, since somebody else may have given your address. We have received it.",
  },
});

/**
 * Tells a visitor that an answer to a form has arrived, with what was chosen; what was typed goes
 * to its author's own address alone.
 */
export function formReceivedMail(
  event: string,
  identity: MailIdentity,
  answer: { form: string; given: GivenAnswerLine[]; email: string; isOwnAddress: boolean },
): Mail {
  const { form, given, email, isOwnAddress } = answer;
  const words = WORDS[identity.language];
  const { hello, questions } = mailWords[identity.language];
  const { day } = mailFigures(identity.language);
  const values = { FORM: form };
  const { subject, opening, closing } = wordMail(
    identity,
    "form-received",
    {
      subject: words.subject(identity.companyName),
      opening: hello,
      closing: questions(identity.phone),
    },
    values,
  );
  const repeated = repeatedAnswers(given, { isOwnAddress });
  const long = repeated.filter(({ type }) => type === "PARAGRAPH");
  const rows = repeated
    .filter(({ type }) => type !== "PARAGRAPH")
    .map(({ label, text, type }): [string, string] => [label, type === "DATE" ? day(text) : text]);
  return {
    event,
    recipient: email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject,
    ...writeMail(identity, words.title, [
      ...opening,
      { kind: "text", text: words.text },
      { kind: "rows", rows: [[words.form, form], ...rows] },
      ...long.map(({ label, text }): MailPart => ({ kind: "quote", title: label, text })),
      ...(repeated.length < given.length ? [{ kind: "text" as const, text: words.leftOut }] : []),
      ...closing,
    ]),
  };
}
