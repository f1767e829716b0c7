import { z } from "zod";
import { vatLineSchema } from "@/lib/contract/admin/money";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

/** Documents of one series: their count, and the first and last number. */
const runSchema = z.object({
  count: z.number().int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
});

/** Period of the books that was closed, and never changes again. */
export const closingSchema = z.object({
  number: z.number().int(),
  /** Days of Paris, the last one included. */
  from: z.iso.date(),
  until: z.iso.date(),
  received: eurosSchema,
  refunded: eurosSchema,
  /** Taken back by customers' banks, less the sums that came back. */
  disputed: eurosSchema,
  /** Sum of the invoices, less the sums that deposit invoices had claimed. */
  invoiced: eurosSchema,
  credited: eurosSchema,
  vats: z.array(vatLineSchema),
  invoices: runSchema,
  creditNotes: runSchema,
  closedAt: instantSchema,
  closedBy: z.string(),
  /** Hash of the closing before; null for the first. */
  previousHash: z.string().nullable(),
  hash: z.string(),
  /** Text in UTF-8 that the hash is the SHA-256 of. */
  text: z.string(),
});
export type Closing = z.infer<typeof closingSchema>;

/** GET /admin/closing */
export const closingsPageSchema = z.object({
  /** Latest first. */
  closings: z.array(closingSchema),
  /** Start of the next period, and the last day that is over; before `from` where none is. */
  next: z.object({ from: z.iso.date(), latest: z.iso.date() }),
});
export type ClosingsPage = z.infer<typeof closingsPageSchema>;

/** POST /admin/closing */
export const closingRequestSchema = z.object({
  until: askedDaySchema,
  /** Start of the period as shown to the caller: refused when it is another by now. */
  from: z.iso.date().optional(),
});
export type ClosingRequest = z.infer<typeof closingRequestSchema>;

/**
 * Fault of a closing: its hash is not that of its text (TEXT), it does not follow the one before
 * (CHAIN), or the payments and documents of its time come to another sum (BOOKS).
 */
export const closingFaultSchema = z.enum(["TEXT", "CHAIN", "BOOKS"]);
export type ClosingFault = z.infer<typeof closingFaultSchema>;

/** GET /admin/closing/verification */
export const closingCheckSchema = z.object({
  count: z.number().int(),
  /** Closings with a fault, the first one first. */
  differing: z.array(
    z.object({
      number: z.number().int(),
      from: z.iso.date(),
      until: z.iso.date(),
      faults: z.array(closingFaultSchema),
    }),
  ),
});
export type ClosingCheck = z.infer<typeof closingCheckSchema>;
