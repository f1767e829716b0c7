import type { PaperFile } from "@/platform/db/schema/document-data";
import type { MailAttachment } from "@/platform/db/schema/outbox";

/** Quote, invoices and credit notes as PDF. */
export const paperFiles = ({ papers }: { papers: PaperFile[] }): MailAttachment[] =>
  papers.map(pdf);

/** A document as an attachment; it is printed when the mail leaves. */
export const pdf = ({ filename, data }: PaperFile): MailAttachment => ({
  filename,
  contentType: "application/pdf",
  paper: data,
});
