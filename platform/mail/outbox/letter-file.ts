import type { LetterReading } from "@/lib/rules/privacy/letter-reading";
import { calendarWithoutKeys, withoutKeys } from "@/lib/rules/privacy/without-keys";
import type { MailAttachment } from "@/platform/db/schema/outbox";
import { attachedFile } from "@/platform/http/attached-file";
import { attachmentFile, type PrintDocument } from "@/platform/mail/attachment-file";

/** A page that goes with a letter, as the terms do, is looked at and runs nothing. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Answers with a file of a letter, for its reader; a document is printed. */
export async function letterFile(
  attachment: MailAttachment,
  reading: LetterReading,
  print: PrintDocument,
): Promise<Response> {
  const { filename, contentType, content } = await attachmentFile(attachment, print);
  const isCalendar = contentType.startsWith("text/calendar");
  const hideKeys = isCalendar ? calendarWithoutKeys : withoutKeys;
  const shown = reading === "WHOLE" || typeof content !== "string" ? content : hideKeys(content);
  const response = attachedFile(Buffer.from(shown), filename, contentType);
  if (contentType.startsWith("text/html")) {
    response.headers.set("Content-Security-Policy", PAGE_POLICY);
  }
  return response;
}
