import { z } from "zod";
import { askedDaySchema } from "@/lib/contract/asked-day";
import { eurosSchema } from "@/lib/contract/booking";

/** GET /admin/money?from=&until=: sums invoiced and taken in, between two days of Paris. */
export const moneyQuerySchema = z.object({ from: askedDaySchema, until: askedDaySchema });

export const MONEY_SERVICES = ["TRANSFER", "HIRE", "SHOP"] as const;
export type MoneyService = (typeof MONEY_SERVICES)[number];

/** Invoices less credit notes: without VAT, the VAT, and with it. */
const claimed = { net: eurosSchema, vat: eurosSchema, total: eurosSchema };

/** Sum of documents at one rate of VAT, in percent. */
export const vatLineSchema = z.object({ rate: z.number(), ...claimed });

export const moneyPageSchema = z.object({
  /** By day of Paris: sums received, refunded and taken back by banks, less returned money. */
  days: z.array(
    z.object({
      day: z.iso.date(),
      received: eurosSchema,
      refunded: eurosSchema,
      disputed: eurosSchema,
    }),
  ),
  /** Invoices and credit notes of that time, by service. */
  services: z.array(z.object({ service: z.enum(MONEY_SERVICES), ...claimed })),
  /** The same by rate of VAT. */
  vats: z.array(vatLineSchema),
  received: eurosSchema,
  refunded: eurosSchema,
  disputed: eurosSchema,
});
export type MoneyPage = z.infer<typeof moneyPageSchema>;
