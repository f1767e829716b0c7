import { z } from "zod";
import { languageCodeSchema } from "@/lib/contract/locale";
import { FORM_FIELD_TYPES } from "@/lib/rules/form/form-field";

/** Answer to a question, as it was asked then. */
export const givenAnswerSchema = z.object({
  name: z.string(),
  type: z.enum(FORM_FIELD_TYPES),
  label: z.string(),
  /** In the words that the visitor read: the labels of the chosen options; a day as an ISO date. */
  text: z.string(),
});
export type GivenAnswerLine = z.infer<typeof givenAnswerSchema>;

const formFileSchema = z.object({
  id: z.number().int(),
  /** Field that the file came for. */
  field: z.string(),
  name: z.string(),
  bytes: z.number().int(),
});

/** GET /admin/form-answer/{id}/given */
export const givenAnswersSchema = z.object({
  given: z.array(givenAnswerSchema),
  files: z.array(formFileSchema),
});

/** GET /admin/form: the forms that were answered, under their last titles. */
export const answeredFormsSchema = z.object({
  forms: z.array(z.object({ id: z.number().int(), title: z.string(), count: z.number().int() })),
});

/** GET /admin/form/{id}/answer: the last answers to a form, as many as a sheet takes. */
export const formSheetSchema = z.object({
  title: z.string(),
  answers: z.array(
    z.object({
      id: z.number().int(),
      receivedAt: z.iso.datetime(),
      language: languageCodeSchema,
      given: z.array(givenAnswerSchema),
    }),
  ),
  /** False where older answers are left out. */
  isWhole: z.boolean(),
});
export type FormSheet = z.infer<typeof formSheetSchema>;
