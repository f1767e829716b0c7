import type { MailAttachment } from "@/platform/db/schema/outbox";
import { mailWords, mailWordsBooking } from "@/platform/words/mail-words";
import { dueKind, keptOf, restOf } from "./booking-parts";
import type { Told } from "./booking-told";
import { mailFigures } from "./mail-figures";
import type { MailIdentity } from "./mail-identity";
import type { Mail } from "./post-mails";
import { type MailPart, writeMail } from "./write-mail";

const LONGEST_SUBJECT = 77;

/** A mail to the customer about a booking; an answer goes to the company. */
export function customerMail(
  identity: MailIdentity,
  { page, sequence }: Told,
  mail: {
    name: string;
    /** What tells it from others of its name; the booking's version unless it says otherwise. */
    once?: string | undefined;
    subject: string;
    title: string;
    parts: MailPart[];
    /** The last words; whom to ask, unless it says otherwise. */
    closing?: string | undefined;
    attachments?: MailAttachment[];
  },
): Mail {
  const { companyName, email, language, phone } = identity;
  const named = mailWords[language].line(companyName, mail.subject);
  const { questions } = mailWords[language];
  const { hello } = mailWordsBooking[language];
  return {
    event: `booking:${page.reference}:${mail.name}:${mail.once ?? sequence}`,
    recipient: page.customer.email,
    ...(email ? { replyTo: email } : {}),
    subject: named.length <= LONGEST_SUBJECT ? named : mail.subject,
    ...writeMail(identity, mail.title, [
      { kind: "text", text: hello(page.customer.firstname) },
      ...mail.parts,
      { kind: "text", text: mail.closing ?? questions(phone) },
    ]),
    attachments: mail.attachments ?? [],
  };
}

/** The button to pay what is due now, and how long it can be used; nothing when nothing is due. */
export function payParts({ page, links }: Told, language: MailIdentity["language"]): MailPart[] {
  const words = mailWordsBooking[language];
  const { euros, instant } = mailFigures(language);
  const kind = dueKind(page);
  if (kind === "NOTHING" || !links.pay) return [];
  const valid = page.payUntil ? words.payUntil(instant(page.payUntil)) : words.payFor48Hours;
  const deposit = kind === "DEPOSIT" ? ` ${words.isDeposit}` : "";
  return [
    { kind: "button", label: words.pay[kind](euros(page.dueNow)), url: links.pay },
    { kind: "text", text: valid + deposit },
  ];
}

/** What will be left when nothing is due now, and the link to pay it. */
export function restParts({ page, links }: Told, language: MailIdentity["language"]): MailPart[] {
  const words = mailWordsBooking[language];
  const { euros } = mailFigures(language);
  const rest = restOf(page);
  if (rest === 0 || keptOf(page) === 0 || page.dueNow > 0) return [];
  return [
    { kind: "text", text: words.restLater(euros(rest)) },
    ...(links.pay
      ? [
          {
            kind: "links",
            links: [[words.payBalance(euros(rest)), links.pay]],
          } satisfies MailPart,
        ]
      : []),
  ];
}

/** Where the booking can be seen, the company be written to, and the contract be left. */
export function bookingLinks(
  { page, links }: Told,
  language: MailIdentity["language"],
): MailPart[] {
  const words = mailWordsBooking[language];
  const { lastDay } = mailFigures(language);
  const withdrawal: MailPart[] =
    page.may.withdraw && page.withdrawUntil
      ? [
          { kind: "text", text: words.mayWithdraw(lastDay(page.withdrawUntil)) },
          { kind: "links", links: [[words.withdraw, links.withdraw]] },
        ]
      : [];
  return [
    {
      kind: "links",
      links: [
        [words.seeBooking, links.booking],
        [words.contact, links.contact],
      ],
    },
    ...withdrawal,
  ];
}

/** The booking proof as PDF. */
export const proofFile = ({ page, proof }: Told, language: MailIdentity["language"]) =>
  proof
    ? [pdf({ filename: mailWordsBooking[language].proofFile(page.reference), data: proof })]
    : [];

/** Quote, invoices and credit notes as PDF. */
export const paperFiles = ({ papers }: Told): MailAttachment[] => papers.map(pdf);

const pdf = ({ filename, data }: Told["papers"][number]): MailAttachment => ({
  filename,
  contentType: "application/pdf",
  paper: data,
});

/** The booking's calendar file, which mail readers must know the purpose of. */
export const calendarAttachment = (
  reference: string,
  content: string | undefined,
): MailAttachment[] => {
  if (!content) return [];
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH";
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const suffix = method === "CANCEL" ? "-annulation" : "";
  return [{ filename: `${reference}${suffix}.ics`, contentType, content }];
};
