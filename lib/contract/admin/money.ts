import { z } from "zod";
import { eurosSchema } from "@/lib/contract/booking";

/** GET /admin/money?from=&until=: what was invoiced and taken in, between two days of Paris. */
export const moneyQuerySchema = z.object({ from: z.iso.date(), until: z.iso.date() });

export const moneyPageSchema = z.object({
  /** By day of Paris: what came in, and what was given back. */
  days: z.array(z.object({ day: z.iso.date(), received: eurosSchema, refunded: eurosSchema })),
  /** Of the invoices and credit notes of that time, by rate of VAT in percent. */
  vats: z.array(
    z.object({ rate: z.number(), net: eurosSchema, vat: eurosSchema, total: eurosSchema }),
  ),
  received: eurosSchema,
  refunded: eurosSchema,
});
export type MoneyPage = z.infer<typeof moneyPageSchema>;
