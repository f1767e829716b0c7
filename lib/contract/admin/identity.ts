import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";

export const identityDocumentSchema = z.enum([
  "IDENTITY_CARD",
  "PASSPORT",
  "RESIDENCE_PERMIT",
  "DRIVING_LICENCE",
]);
export type IdentityDocument = z.infer<typeof identityDocumentSchema>;

/** GET and POST /admin/booking/{id}/identity */
export const identityCheckSchema = z.object({
  /** True when the price is above the one from which the identity has to be checked (§5). */
  isRequired: z.boolean(),
  /** Staff member who checked it, time and document; null while nobody has. */
  check: z
    .object({ at: instantSchema, by: z.string(), document: identityDocumentSchema })
    .nullable(),
  /** Copy that the customer has handed in; null for none, and once the check is done. */
  copy: z.object({ id: z.number().int(), receivedAt: instantSchema, name: z.string() }).nullable(),
});
export type IdentityCheck = z.infer<typeof identityCheckSchema>;

/** POST /admin/booking/{id}/identity */
export const identityRequestSchema = z.object({ document: identityDocumentSchema });
