import type { GivenAnswerLine } from "@/lib/contract/admin/form-answer";
import { isolated } from "@/lib/rules/text/isolated";
import { frenchOnly } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

const WORDS = frenchOnly({
  mailSubject: (form: string) => `Réponse au formulaire : ${isolated(form)}`,
  title: "On a répondu à votre formulaire",
  form: "Formulaire",
  open: "Ouvrir la réponse",
});

/** Tells the company, in French, of a visitor's answer to a form; a reply goes to the visitor. */
export function companyFormAnsweredMail(
  event: string,
  identity: MailIdentity & { email: string },
  answer: { id: number; form: string; given: GivenAnswerLine[]; email: string | null },
): Mail {
  const { id, form, given, email } = answer;
  const short = given.filter(({ type }) => type !== "PARAGRAPH");
  const long = given.filter(({ type }) => type === "PARAGRAPH");
  const { day } = mailFigures("fr_FR");
  return {
    event,
    recipient: identity.email,
    ...(email ? { replyTo: email } : {}),
    subject: WORDS.mailSubject(form),
    ...writeMail(identity, WORDS.title, [
      {
        kind: "rows",
        rows: [
          [WORDS.form, form],
          ...short.map(({ label, text, type }): [string, string] => [
            label,
            type === "DATE" ? day(text) : text,
          ]),
        ],
      },
      ...long.map(({ label, text }): MailPart => ({ kind: "quote", title: label, text })),
      { kind: "button", label: WORDS.open, url: `${identity.siteUrl}/admin/form-answer/${id}` },
    ]),
  };
}
