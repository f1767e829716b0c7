import type { DocumentFile } from "@/platform/db/schema/document-data";
import type { MailAttachment } from "@/platform/db/schema/outbox";

/** Attaches quote, invoices and credit notes as PDF. */
export const documentAttachments = ({
  documents,
}: {
  documents: DocumentFile[];
}): MailAttachment[] => documents.map(pdfAttachment);

/** Attaches a document; it is printed when the mail leaves. */
export const pdfAttachment = ({ filename, data }: DocumentFile): MailAttachment => ({
  filename,
  contentType: "application/pdf",
  paper: data,
});
