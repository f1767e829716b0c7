import type { DocumentFile } from "@/platform/db/schema/document-data";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import { mailSubject } from "@/platform/mail/mail-subject";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { wordMail } from "@/platform/mail/word-mail";
import { writeMail } from "@/platform/mail/write-mail";
import { documentAttachments } from "@/platform/purchase/notice/document-attachments";
import type { MailIdentity } from "@/platform/site/company-identity";

export interface BusinessLetter {
  kind: "invoice" | "credit" | "reminder";
  /** Distinguishes it from others of its kind. */
  once: string;
  number: string;
  /** The first day of the month. */
  month: string;
  /** In euros: the sum to be paid, or the sum of a credit note. */
  amount: number;
  dueDay: string;
  documents: DocumentFile[];
}

const WORDS = bilingual({
  fr_FR: {
    invoice: {
      subject: (number: string, month: string) => `facture ${number}, ${month}`,
      title: (month: string) => `Vos courses du mois : ${month}`,
      text: (amount: string, day: string) =>
        `Votre facture du mois est jointe à ce message, en PDF. Elle s’élève à ${amount}, à régler au plus tard le ${day}.`,
    },
    credit: {
      subject: (number: string, month: string) => `avoir sur la facture ${number} (${month})`,
      title: (_month: string) => "Un avoir sur votre facture",
      text: (amount: string, _day: string) =>
        `L’avoir joint à ce message retire ${amount} de votre facture.`,
    },
    reminder: {
      subject: (number: string, month: string) => `rappel, facture ${number} (${month})`,
      title: (month: string) => `Votre facture est à régler : ${month}`,
      text: (amount: string, day: string) =>
        `Sauf erreur de notre part, ${amount} restent à régler de cette facture, dont l’échéance était le ${day}. Elle est jointe à ce message. Si votre règlement est parti entre-temps, ne tenez pas compte de ce rappel.`,
    },
  },
  en: {
    invoice: {
      subject: (number, month) => `invoice ${number}, rides of ${month}`,
      title: (month) => `Your rides of ${month}`,
      text: (amount, day) =>
        `Your invoice of the month is attached to this message as a PDF. It comes to ${amount}, to be paid by ${day}.`,
    },
    credit: {
      subject: (number, month) => `credit note on invoice ${number} (${month})`,
      title: () => "A credit note on your invoice",
      text: (amount) =>
        `The credit note attached to this message takes ${amount} off your invoice.`,
    },
    reminder: {
      subject: (number, month) => `reminder, invoice ${number} (${month})`,
      title: (month) => `Your invoice of ${month} is to be paid`,
      text: (amount, day) =>
        `Unless we are mistaken, ${amount} of this invoice is still to be paid; it was due on ${day}. The invoice is attached to this message. If your payment has left in the meantime, please disregard this reminder.`,
    },
  },
});

export function businessMail(
  identity: MailIdentity,
  { email }: { email: string },
  letter: BusinessLetter,
): Mail {
  const { language } = identity;
  const words = WORDS[language];
  const { subject, title, text } = words[letter.kind];
  const month = monthName(letter.month, language === "en" ? "en-GB" : "fr-FR");
  const { euros, day } = mailFigures(language);
  const worded = wordMail(
    identity,
    `business-${letter.kind}`,
    {
      subject: mailSubject(identity, subject(letter.number, month)),
      opening: mailWords[language].hello,
      closing: "",
    },
    { INVOICE: letter.number },
  );
  return {
    event: `business:${letter.number}:${letter.kind}:${letter.once}`,
    recipient: email,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: worded.subject,
    ...writeMail(identity, title(month), [
      ...worded.opening,
      { kind: "text", text: text(euros(letter.amount), day(letter.dueDay)) },
      ...worded.closing,
    ]),
    attachments: documentAttachments(letter),
  };
}

const monthName = (month: string, locale: string) =>
  new Date(`${month}T12:00:00Z`).toLocaleDateString(locale, { month: "long", year: "numeric" });
