import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema } from "@/lib/contract/booking";

/** GET /admin/money?from=&until=: what was invoiced and taken in, between two days of Paris. */
export const moneyQuerySchema = z.object({ from: askedDaySchema, until: askedDaySchema });

/** What the company invoices: rides from a place to a place, hire by the hour, orders of its shop. */
export const MONEY_SERVICES = ["TRANSFER", "HIRE", "SHOP"] as const;
export type MoneyService = (typeof MONEY_SERVICES)[number];

/** Of invoices less credit notes: without VAT, the VAT, and with it. */
const claimed = { net: eurosSchema, vat: eurosSchema, total: eurosSchema };

/** What documents come to at one rate of VAT, in percent. */
export const vatLineSchema = z.object({ rate: z.number(), ...claimed });

export const moneyPageSchema = z.object({
  /**
   * By day of Paris: what came in, what was given back, and what customers' banks took back, less what
   * came back of either.
   */
  days: z.array(
    z.object({
      day: z.iso.date(),
      received: eurosSchema,
      refunded: eurosSchema,
      disputed: eurosSchema,
    }),
  ),
  /** Of the invoices and credit notes of that time, by what they are for. */
  services: z.array(z.object({ service: z.enum(MONEY_SERVICES), ...claimed })),
  /** Of the same, by rate of VAT. */
  vats: z.array(vatLineSchema),
  received: eurosSchema,
  refunded: eurosSchema,
  disputed: eurosSchema,
});
export type MoneyPage = z.infer<typeof moneyPageSchema>;
