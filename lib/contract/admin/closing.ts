import { z } from "zod";
import { vatLineSchema } from "@/lib/contract/admin/money";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema, instantSchema } from "@/lib/contract/booking";

/** Documents of one series: how many, and the numbers of the first and the last. */
const runSchema = z.object({
  count: z.number().int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
});

/** A period of the books that was closed, and never changes again. */
export const closingSchema = z.object({
  /** 1 for the first. */
  number: z.number().int(),
  /** Days of Paris, the last one included. */
  from: z.iso.date(),
  until: z.iso.date(),
  received: eurosSchema,
  refunded: eurosSchema,
  /** What customers' banks took back, less what came back of it. */
  disputed: eurosSchema,
  /** Of the invoices, less what deposit invoices claimed already. */
  invoiced: eurosSchema,
  /** Of the credit notes. */
  credited: eurosSchema,
  vats: z.array(vatLineSchema),
  invoices: runSchema,
  creditNotes: runSchema,
  closedAt: instantSchema,
  closedBy: z.string(),
  /** Of the closing before; null for the first. */
  previousHash: z.string().nullable(),
  hash: z.string(),
  /** What the hash is the SHA-256 of, in UTF-8. */
  text: z.string(),
});
export type Closing = z.infer<typeof closingSchema>;

/** GET /admin/closing */
export const closingsPageSchema = z.object({
  /** The last one first. */
  closings: z.array(closingSchema),
  /** When the next one begins, and the last day that is over; before `from` where none is. */
  next: z.object({ from: z.iso.date(), latest: z.iso.date() }),
});
export type ClosingsPage = z.infer<typeof closingsPageSchema>;

/** POST /admin/closing */
export const closingRequestSchema = z.object({
  /** The last day of the period. */
  until: askedDaySchema,
  /** The day on which it begins, where one was shown it: refused when it is another by now. */
  from: z.iso.date().optional(),
});
export type ClosingRequest = z.infer<typeof closingRequestSchema>;

/**
 * What does not hold of a closing: its hash is not that of its text (TEXT), it does not follow the
 * one before (CHAIN), or the payments and documents of its time come to something else (BOOKS).
 */
export const closingFaultSchema = z.enum(["TEXT", "CHAIN", "BOOKS"]);
export type ClosingFault = z.infer<typeof closingFaultSchema>;

/** GET /admin/closing/verification */
export const closingCheckSchema = z.object({
  /** How many were checked. */
  count: z.number().int(),
  /** Those of which something does not hold, the first one first. */
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
