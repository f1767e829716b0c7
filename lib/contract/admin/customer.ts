import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";
import { emailAddressSchema } from "@/lib/contract/email-address";
import { languageCodeSchema } from "@/lib/contract/locale";
import { rowIdSchema } from "@/lib/contract/row-id";
import { linesSchema } from "@/lib/contract/typed-text";
import { bookingResource } from "./booking-resource";
import { customerResource } from "./customer-resource";
import { shownSchemaOf } from "./definition";
import { documentResource } from "./document-resource";
import { identityDocumentSchema } from "./identity";
import { messageResource } from "./message-resource";
import { orderResource } from "./order-resource";

const count = z.number().int();

/** What one of the staff has written down about a customer. */
export const customerNoteSchema = z.object({
  id: z.number().int(),
  at: instantSchema,
  by: z.string(),
  text: z.string(),
  /** One takes out one's own. */
  isOwn: z.boolean(),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

/** GET /admin/customer/{id}/page: all that the site has of a customer, fifty of a kind at most. */
export const customerPageSchema = z.object({
  customer: shownSchemaOf(customerResource),
  /** Of the account; null for a guest. */
  account: z.object({ since: instantSchema, language: languageCodeSchema }).nullable(),
  /** Paid and not given back, and what is still to come in of what was agreed. */
  spent: eurosSchema,
  owed: eurosSchema,
  bookings: z.array(shownSchemaOf(bookingResource)),
  orders: z.array(shownSchemaOf(orderResource)),
  messages: z.array(shownSchemaOf(messageResource)),
  documents: z.array(shownSchemaOf(documentResource)),
  /** The terms of sale that were accepted, each version once, the latest first. */
  terms: z.array(
    z.object({ version: count, language: languageCodeSchema, acceptedAt: instantSchema }),
  ),
  newsletter: z
    .object({
      since: instantSchema,
      confirmedAt: instantSchema.nullable(),
      lists: z.array(z.string()),
    })
    .nullable(),
  identityChecks: z.array(
    z.object({
      reference: z.string(),
      at: instantSchema,
      by: z.string(),
      document: identityDocumentSchema,
    }),
  ),
  notes: z.array(customerNoteSchema),
  /** Others who have the same telephone number, five at most: perhaps the same person. */
  samePhone: z.array(
    z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable() }),
  ),
  /** When what can be erased is erased; null where nobody has asked for it. */
  erasureAt: instantSchema.nullable(),
});
export type CustomerPage = z.infer<typeof customerPageSchema>;

/** POST /admin/customer/{id}/note */
export const customerNoteRequestSchema = z.object({ text: linesSchema.min(1).max(2000) });

/** PUT /admin/customer/{id}/email: of a customer who is known by a telephone number alone. */
export const customerEmailRequestSchema = z.object({ email: emailAddressSchema });

/** GET /admin/customer/{id}/erasure: what erasing a customer takes away, and what stays by law. */
export const customerErasureSchema = z.object({
  /** At once. */
  hasAccount: z.boolean(),
  isSubscribed: z.boolean(),
  addresses: count,
  notes: count,
  /** On that day, with what was mailed. */
  erasureAt: instantSchema,
  messages: count,
  purchases: count,
  /** Of these, those that are not over: they are erased once they are. */
  underWay: count,
  /** Of these, those of which a document was issued: what it says of the customer stays for ten years. */
  documented: count,
  documents: count,
});
export type CustomerErasure = z.infer<typeof customerErasureSchema>;

/** POST /admin/customer/{id}/erasure */
export const customerErasedSchema = z.object({
  erasureAt: instantSchema,
  /** False once the site knows nobody at the address any more. */
  isStillThere: z.boolean(),
});
export type CustomerErased = z.infer<typeof customerErasedSchema>;

/** GET and POST /admin/customer/{id}/merge: the customer who is merged into this one. */
export const customerMergeQuerySchema = z.object({ other: z.coerce.number().pipe(rowIdSchema) });
export const customerMergeRequestSchema = z.object({ other: rowIdSchema });

/** What a merge moves to the customer who is kept, and what cannot move. */
export const customerMergeSchema = z.object({
  other: z.object({ name: z.string(), email: z.string().nullable(), hasAccount: z.boolean() }),
  bookings: count,
  orders: count,
  messages: count,
  notes: count,
  addresses: count,
  /** Stay as they were issued, with their receiver. */
  documents: count,
  /** The newsletter stays with the address that has asked for it. */
  isSubscribed: z.boolean(),
  isDone: z.boolean(),
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;
