import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { languageCodeSchema } from "@/lib/contract/locale";
import { MAIL_GROUPS } from "@/lib/contract/mail/mail-definition";
import { mailWordingSchema } from "@/lib/contract/mail/mail-wording";

const labelSchema = z.object({ fr: z.string(), en: z.string() });

const wordsSchema = z.object({ subject: z.string(), opening: z.string(), closing: z.string() });

/** GET /admin/mail: a mail that the site sends to customers, as the list names it. */
export const adminMailSchema = z.object({
  name: z.string(),
  group: z.enum(MAIL_GROUPS),
  label: labelSchema,
  /** Occasion on which it leaves. */
  when: labelSchema,
  /** Languages in which the owner has written words of it. */
  worded: z.array(languageCodeSchema),
});
export type AdminMail = z.infer<typeof adminMailSchema>;

/** Words of a mail in a language: the owner's, empty where they are the product's. */
export const wordedMailSchema = wordsSchema.extend({
  language: languageCodeSchema,
  /** The product's words, with the placeholders in them; empty where it has no such paragraph. */
  usual: wordsSchema,
  /** Placeholders as they are written in this language, `{prénom}`. */
  placeholders: z.array(z.string()),
  /** Version of the owner's words: a change begins from it. */
  version: z.string(),
  changed: z.object({ at: instantSchema, by: z.string() }).nullable(),
});
export type WordedMailView = z.infer<typeof wordedMailSchema>;

/** GET /admin/mail/{name}: the words of a mail in each language of the site. */
export const mailInLanguagesSchema = adminMailSchema
  .omit({ worded: true })
  .extend({ languages: z.array(wordedMailSchema) });

/** GET /admin/mail/{name}/{language}/preview: words that need not be saved. */
export const mailPreviewQuerySchema = z.object({
  subject: mailWordingSchema.shape.subject.default(""),
  opening: mailWordingSchema.shape.opening.default(""),
  closing: mailWordingSchema.shape.closing.default(""),
});

/** POST /admin/mail/{name}/{language}/trial: the address that it goes to. */
export const mailTrialSchema = z.object({ recipient: z.string() });
