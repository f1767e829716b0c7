import { z } from "zod";
import { pictureSchema } from "./image";

export const popupSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  image: pictureSchema.nullable(),
  link: z.object({ label: z.string(), url: z.string() }).nullable(),
  /** True when it opens again after it was closed. */
  showAtEachLoad: z.boolean(),
});
export type Popup = z.infer<typeof popupSchema>;
