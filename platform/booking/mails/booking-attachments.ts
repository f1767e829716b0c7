import type { LanguageCode } from "@/lib/contract/locale";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { pdfAttachment } from "@/platform/purchase/notice/document-attachments";
import { mailWordsBooking } from "./booking-mail-words";
import type { BookingNotice } from "./booking-notice";

/** The booking proof as PDF. */
export const proofFile = ({ page, proof }: BookingNotice, language: LanguageCode) =>
  proof
    ? [
        pdfAttachment({
          filename: mailWordsBooking[language].proofFile(page.reference),
          data: proof,
        }),
      ]
    : [];

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
