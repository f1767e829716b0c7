import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

/** What somebody owes the company for: a ride, an order of the shop, a monthly invoice. */
export const dueKindSchema = z.enum(["BOOKING", "ORDER", "INVOICE"]);
export type DueKind = z.infer<typeof dueKindSchema>;

/** GET /admin/due?kind=&late= */
export const dueQuerySchema = z.object({
  kind: dueKindSchema.optional(),
  /** Only what is late. */
  late: z.enum(["true", "false"]).optional(),
});

/** What somebody owes, and since when. */
const dueItemSchema = z.object({
  kind: dueKindSchema,
  id: z.number().int(),
  /** Of the booking or the order; the number of the invoice. */
  reference: z.string(),
  /** Of the business whose invoice it is. */
  idBusiness: z.number().int().nullable(),
  customer: z.string(),
  amount: eurosSchema,
  /** The day from which it was to be paid; of an invoice, the last day on which it is in time. */
  since: z.iso.date(),
  isLate: z.boolean(),
  /** The day of the last reminder. */
  remindedOn: z.iso.date().nullable(),
  mayRemind: z.boolean(),
});
export type DueItem = z.infer<typeof dueItemSchema>;

/** A sum that the company has to give back by hand. */
const owedBackSchema = z.object({
  /** Of the refund. */
  id: z.number().int(),
  kind: dueKindSchema,
  reference: z.string(),
  idBusiness: z.number().int().nullable(),
  customer: z.string(),
  amount: eurosSchema,
  /** How it was paid: a card's refund that did not get there is given back by hand, too. */
  method: z.enum(["CASH", "TRANSFER", "TERMINAL", "TEST", "STRIPE"]),
  since: instantSchema,
});
export type OwedBack = z.infer<typeof owedBackSchema>;

export const duePageSchema = z.object({
  /** The oldest first, 500 at most. */
  items: z.array(dueItemSchema),
  count: z.number().int(),
  total: eurosSchema,
  late: eurosSchema,
  /** What is to be given back by hand, the oldest first, 500 at most. */
  toGiveBack: z.array(owedBackSchema),
});
export type DuePage = z.infer<typeof duePageSchema>;
