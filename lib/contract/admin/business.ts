import { z } from "zod";
import { eurosSchema, instantSchema, typedEurosSchema } from "@/lib/contract/booking";
import { emailAddressSchema } from "@/lib/contract/email-address";
import { REFUND_REASONS } from "@/lib/contract/refund-reason";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

const month = z.iso.date().regex(/-01$/);

const memberSchema = z.object({
  idUser: z.number().int(),
  name: z.string(),
  email: z.string(),
  costCentre: z.string().nullable(),
});

const invoiceSchema = z.object({
  id: z.number().int(),
  /** Id of its document, under which its PDF is. */
  idDocument: z.number().int(),
  number: z.string(),
  month,
  issuedAt: instantSchema,
  dueDay: z.iso.date(),
  /** Sum invoiced, sum of its credit notes, and sum paid and not given back. */
  due: eurosSchema,
  credited: eurosSchema,
  paid: eurosSchema,
  left: eurosSchema,
  isLate: z.boolean(),
  /** Owed besides because it is late: interest, and the flat fee. */
  late: z.object({ interest: eurosSchema, flatFee: eurosSchema }),
});
export type BusinessInvoice = z.infer<typeof invoiceSchema>;

/** GET /admin/business/{id}/page: its members, the months to invoice, and its invoices. */
export const businessPageSchema = z.object({
  members: z.array(memberSchema),
  /** Months with rides that were made and are not invoiced, oldest first. */
  months: z.array(
    z.object({
      month,
      rides: z.number().int(),
      total: eurosSchema,
      /** True once it is over and can be invoiced. */
      isOver: z.boolean(),
    }),
  ),
  toCome: z.number().int(),
  /** The latest first. */
  invoices: z.array(invoiceSchema),
});
export type BusinessPage = z.infer<typeof businessPageSchema>;

/** GET /admin/business/{id}/invoice?month=: preview of the invoice of a month. */
export const invoiceQuerySchema = z.object({ month });
export const invoicePreviewSchema = z.object({
  month,
  lines: z.array(
    z.object({ reference: z.string(), label: z.string(), rate: z.number(), amount: eurosSchema }),
  ),
  total: eurosSchema,
  vats: z.array(z.object({ rate: z.number(), vat: eurosSchema })),
  /** Claimed by deposit invoices, or otherwise paid already. */
  deducted: eurosSchema,
  paid: eurosSchema,
  due: eurosSchema,
  /** Due day, were it issued today. */
  dueDay: z.iso.date(),
});
export type InvoicePreview = z.infer<typeof invoicePreviewSchema>;

/** POST /admin/business/{id}/invoice */
export const invoiceRequestSchema = z.object({ month });

/** POST /admin/business/{id}/member: a member of the site, by their address. */
export const newBusinessMemberSchema = z.object({
  email: emailAddressSchema,
  costCentre: lineSchema.max(40).nullable().default(null),
});

/** POST /admin/booking/{id}/business: the account that a booking goes on; null takes it off. */
export const chargeRequestSchema = z.object({
  idBusiness: rowIdSchema.nullable(),
  costCentre: lineSchema.max(40).nullable().default(null),
});

/** GET /admin/booking/{id}/business: the account of a booking, and the accounts it could go on. */
export const bookingAccountSchema = z.object({
  idBusiness: z.number().int().nullable(),
  name: z.string().nullable(),
  costCentre: z.string().nullable(),
  /** True when it can go on an account, or leave it. */
  mayCharge: z.boolean(),
  /** True when it is on an invoice of that month. */
  isInvoiced: z.boolean(),
  businesses: z.array(
    z.object({ id: z.number().int(), name: z.string(), costCentres: z.array(z.string()) }),
  ),
});
export type BookingAccount = z.infer<typeof bookingAccountSchema>;

/** POST /admin/business-invoice/{id}/payment: money received for it. */
export const invoicePaymentSchema = z.object({
  method: z.enum(["TRANSFER", "TERMINAL", "CASH"]),
  amount: typedEurosSchema.positive().max(1_000_000),
  /** Drawn anew for each payment: the same receipt again is the same money. */
  receipt: lineSchema.min(8).max(64),
});

/** POST /admin/business-invoice/{id}/credit: the sum taken off, and given back if paid. */
export const invoiceCreditSchema = z.object({
  amount: typedEurosSchema.positive().max(1_000_000),
  reason: z.enum(REFUND_REASONS).extract(["GOODWILL", "LATE", "PART_OF_SERVICE", "PRICE_ERROR"]),
  /** True when the refund was given already. */
  isHandedOver: z.boolean().default(false),
  receipt: lineSchema.min(8).max(64),
});
