import { z } from "zod";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

export const dueKindSchema = z.enum(["BOOKING", "ORDER", "INVOICE"]);
export type DueKind = z.infer<typeof dueKindSchema>;

/** GET /admin/due?kind=&late= */
export const dueQuerySchema = z.object({
  kind: dueKindSchema.optional(),
  late: z.enum(["true", "false"]).optional(),
});

const dueItemSchema = z.object({
  kind: dueKindSchema,
  id: z.number().int(),
  /** Reference of the booking or the order; number of the invoice. */
  reference: z.string(),
  idBusiness: z.number().int().nullable(),
  customer: z.string(),
  amount: eurosSchema,
  /** Due day; for an invoice, the last day on which a payment is in time. */
  since: z.iso.date(),
  isLate: z.boolean(),
  remindedOn: z.iso.date().nullable(),
  mayRemind: z.boolean(),
});
export type DueItem = z.infer<typeof dueItemSchema>;

const owedBackSchema = z.object({
  /** Id of the refund. */
  id: z.number().int(),
  kind: dueKindSchema,
  reference: z.string(),
  idBusiness: z.number().int().nullable(),
  customer: z.string(),
  amount: eurosSchema,
  /** Way in which it was paid: a failed refund to a card is given back by hand, too. */
  method: z.enum(["CASH", "TRANSFER", "TERMINAL", "TEST", "STRIPE"]),
  since: instantSchema,
});
export type OwedBack = z.infer<typeof owedBackSchema>;

export const duePageSchema = z.object({
  /** Oldest first, 500 at most. */
  items: z.array(dueItemSchema),
  count: z.number().int(),
  total: eurosSchema,
  late: eurosSchema,
  /** Sums to give back by hand, oldest first, 500 at most. */
  toGiveBack: z.array(owedBackSchema),
});
export type DuePage = z.infer<typeof duePageSchema>;
