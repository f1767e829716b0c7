import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { phoneText } from "@/lib/rules/text/phone-text";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { bilingual } from "@/platform/mail/bilingual";
import { mailFigures } from "@/platform/mail/mail-figures";
import type { MailPart } from "@/platform/mail/mail-part";
import { rowsOf } from "@/platform/mail/mail-rows";
import { pdfAttachment } from "@/platform/purchase/notice/document-attachments";
import type { BookingNotice } from "./booking-notice";

const WORDS = bilingual({
  fr_FR: {
    title: "Justificatif de réservation préalable",
    text: "Ces mentions sont celles que demande l’arrêté du 6 août 2025. Le justificatif est joint à ce message, en PDF.",
    filename: (reference: string) => `Justificatif-${reference}.pdf`,
    operator: "Exploitant",
    register: "Registre des VTC",
    siren: "SIREN",
    customer: "Client et téléphone",
    bookedAt: "Réservation faite le",
    pickupAt: "Prise en charge souhaitée le",
    pickup: "Lieu de prise en charge",
  },
  en: {
    title: "Proof of advance booking",
    text: "These particulars are the ones that the French order of 6 August 2025 requires. The proof is attached to this message as a PDF.",
    filename: (reference) => `Booking-proof-${reference}.pdf`,
    operator: "Operator",
    register: "VTC register",
    siren: "SIREN",
    customer: "Client and telephone",
    bookedAt: "Booked on",
    pickupAt: "Pickup asked for on",
    pickup: "Place of pickup",
  },
});

/** Lists the seven mentions of the booking proof (arrêté of 6 August 2025). */
export function proofParts({ proof }: BookingPage, language: LanguageCode): MailPart[] {
  const words = WORDS[language];
  const { instant } = mailFigures(language);
  const { operator, customer } = proof;
  const contact = [operator.name, operator.address, operator.phone, operator.email];
  return [
    {
      kind: "rows",
      title: words.title,
      rows: rowsOf([
        [words.operator, contact.filter(Boolean).join("\n")],
        [words.register, proof.vtcRegisterNumber],
        [words.siren, proof.siren],
        [words.customer, `${customer.name}\n${phoneText(customer.phone)}`],
        [words.bookedAt, instant(proof.bookedAt)],
        [words.pickupAt, instant(proof.pickupAt)],
        [words.pickup, [proof.pickup, proof.meetingPoint].filter(Boolean).join("\n")],
      ]),
    },
    { kind: "text", text: words.text },
  ];
}

/** Attaches the booking proof as PDF; none while there is none. */
export const proofAttachments = (
  { page, proof }: BookingNotice,
  language: LanguageCode,
): MailAttachment[] =>
  proof ? [pdfAttachment({ filename: WORDS[language].filename(page.reference), data: proof })] : [];
