import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";

/** The documents by which somebody shows who they are. */
export const identityDocumentSchema = z.enum([
  "IDENTITY_CARD",
  "PASSPORT",
  "RESIDENCE_PERMIT",
  "DRIVING_LICENCE",
]);
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

/** GET and POST /admin/booking/{id}/identity */
export const identityCheckSchema = z.object({
  /** The price is above the one from which the identity has to be checked (§5). */
  isRequired: z.boolean(),
  /** Who has checked it, when and by which document; null while nobody has. */
  check: z
    .object({ at: instantSchema, by: z.string(), document: identityDocumentSchema })
    .nullable(),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

/** POST /admin/booking/{id}/identity */
export const identityRequestSchema = z.object({ document: identityDocumentSchema });
