import { lineSchema } from "@/lib/contract/typed-text";

/** Reference of a product or an article: capitals, digits and hyphens. */
export const articleReferenceSchema = lineSchema
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]*$/)
  .max(30);
