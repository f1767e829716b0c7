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

export const customerNoteSchema = z.object({
  id: z.number().int(),
  at: instantSchema,
  by: z.string(),
  text: z.string(),
  /** True for the caller's own note, which they may delete. */
  isOwn: z.boolean(),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;

/** GET /admin/customer/{id}/page: all data of a customer, fifty of a kind at most. */
export const customerPageSchema = z.object({
  customer: shownSchemaOf(customerResource),
  /** Account of the customer; null for a guest. */
  account: z.object({ since: instantSchema, language: languageCodeSchema }).nullable(),
  /** Sum paid and not given back, and sum still due of the agreed price. */
  spent: eurosSchema,
  owed: eurosSchema,
  bookings: z.array(shownSchemaOf(bookingResource)),
  orders: z.array(shownSchemaOf(orderResource)),
  messages: z.array(shownSchemaOf(messageResource)),
  documents: z.array(shownSchemaOf(documentResource)),
  /** Accepted terms of sale, each version once, the latest first. */
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
  /** Other customers with the same telephone number, five at most: perhaps the same person. */
  samePhone: z.array(
    z.object({ id: z.number().int(), name: z.string(), email: z.string().nullable() }),
  ),
  /** Time at which the data is erased; null where nobody has asked for it. */
  erasureAt: instantSchema.nullable(),
});
export type CustomerPage = z.infer<typeof customerPageSchema>;

/** POST /admin/customer/{id}/note */
export const customerNoteRequestSchema = z.object({ text: linesSchema.min(1).max(2000) });

/** PUT /admin/customer/{id}/email: for a customer who is known by a telephone number alone. */
export const customerEmailRequestSchema = z.object({ email: emailAddressSchema });

/** GET /admin/customer/{id}/erasure: the data that an erasure takes, and that stay by law. */
export const customerErasureSchema = z.object({
  /** Erased at once. */
  hasAccount: z.boolean(),
  isSubscribed: z.boolean(),
  addresses: count,
  notes: count,
  /** Day on which the mailed letters are erased too. */
  erasureAt: instantSchema,
  messages: count,
  purchases: count,
  /** Purchases that are not over: they are erased once they are. */
  underWay: count,
  /** Purchases with a document: its customer data stays for ten years. */
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

/** GET and POST /admin/customer/{id}/merge: the customer who is merged into this one. */
export const customerMergeQuerySchema = z.object({ other: z.coerce.number().pipe(rowIdSchema) });
export const customerMergeRequestSchema = z.object({ other: rowIdSchema });

/** Items that a merge moves to the kept customer, and items that cannot move. */
export const customerMergeSchema = z.object({
  other: z.object({ name: z.string(), email: z.string().nullable(), hasAccount: z.boolean() }),
  bookings: count,
  orders: count,
  messages: count,
  notes: count,
  addresses: count,
  /** Documents stay as they were issued, with their receiver. */
  documents: count,
  /** True when subscribed; the newsletter stays with the address that asked for it. */
  isSubscribed: z.boolean(),
  isDone: z.boolean(),
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;
