import { z } from "zod";
import { pictureSchema } from "@/lib/contract/image";
import { languageCodeSchema } from "@/lib/contract/locale";
import { lineSchema } from "@/lib/contract/typed-text";
import { MAX_MEDIUM_ALT } from "@/lib/rules/site/medium-file";

/** Picture of what is sold: a path of the site, with what is seen on it in each language. */
export const offeredPictureSchema = pictureSchema
  .pick({ width: true, height: true, focus: true })
  .extend({
    src: z
      .string()
      .regex(/^\/media\/[\w./-]+$/)
      .max(300),
    alt: z.partialRecord(languageCodeSchema, lineSchema.max(MAX_MEDIUM_ALT)),
  });
export type OfferedPicture = z.infer<typeof offeredPictureSchema>;

export const offeredPictures = (most: number) => z.array(offeredPictureSchema).max(most);
