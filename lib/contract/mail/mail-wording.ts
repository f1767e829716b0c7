import { z } from "zod";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { MAX_MAIL_PARAGRAPHS, MAX_MAIL_SUBJECT } from "./mail-texts";

/** Owner's words of a mail in a language: plain text with placeholders; empty for the product's. */
export const mailWordingSchema = z.object({
  subject: lineSchema.max(MAX_MAIL_SUBJECT),
  opening: linesSchema.max(MAX_MAIL_PARAGRAPHS),
  closing: linesSchema.max(MAX_MAIL_PARAGRAPHS),
});
export type MailWording = z.infer<typeof mailWordingSchema>;
