import type { MailAttachment } from "@/platform/db/schema/outbox";

type Paper = Extract<MailAttachment, { paper: unknown }>["paper"];

import type { MailFile } from "./mail-transport";

export type PrintDocument = (data: Paper) => Promise<Uint8Array>;

/** Converts an attachment of the outbox to a file; a document is printed. */
export async function attachmentFile(
  attachment: MailAttachment,
  print: PrintDocument,
): Promise<MailFile> {
  const { filename, contentType } = attachment;
  if (!("paper" in attachment)) return { filename, contentType, content: attachment.content };
  return { filename, contentType, content: Buffer.from(await print(attachment.paper)) };
}
