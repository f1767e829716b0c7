import { z } from "zod";
import { eurosSchema, instantSchema, typedEurosSchema } from "@/lib/contract/booking";
import { emailAddressSchema } from "@/lib/contract/email-address";
import { refundReasonSchema } from "@/lib/contract/refund-reason";
import { rowIdSchema } from "@/lib/contract/row-id";
import { lineSchema } from "@/lib/contract/typed-text";

/** The first day of a month. */
const month = z.iso.date().regex(/-01$/);

/** A member who books for a business. */
const memberSchema = z.object({
  idUser: z.number().int(),
  name: z.string(),
  email: z.string(),
  costCentre: z.string().nullable(),
});

/** The invoice of a month, and how it is paid. */
const invoiceSchema = z.object({
  id: z.number().int(),
  /** Of its document, under which its PDF is. */
  idDocument: z.number().int(),
  number: z.string(),
  month,
  issuedAt: instantSchema,
  dueDay: z.iso.date(),
  /** What it asked for, what credit notes took off it, and what was paid and not given back. */
  due: eurosSchema,
  credited: eurosSchema,
  paid: eurosSchema,
  left: eurosSchema,
  isLate: z.boolean(),
  /** What is owed besides, because it is late: interest, and the flat fee. */
  late: z.object({ interest: eurosSchema, flatFee: eurosSchema }),
});
export type BusinessInvoice = z.infer<typeof invoiceSchema>;

/** GET /admin/business/{id}/page: who books for it, what is to be invoiced, and its invoices. */
export const businessPageSchema = z.object({
  members: z.array(memberSchema),
  /** The months of which rides were made and are not invoiced, the first one first. */
  months: z.array(
    z.object({
      month,
      rides: z.number().int(),
      total: eurosSchema,
      /** It can be invoiced: it is over. */
      isOver: z.boolean(),
    }),
  ),
  /** Rides that are still to be made. */
  toCome: z.number().int(),
  /** The latest first. */
  invoices: z.array(invoiceSchema),
});
export type BusinessPage = z.infer<typeof businessPageSchema>;

/** GET /admin/business/{id}/invoice?month=: what the invoice of a month would say. */
export const invoiceQuerySchema = z.object({ month });
export const invoicePreviewSchema = z.object({
  month,
  lines: z.array(
    z.object({ reference: z.string(), label: z.string(), rate: z.number(), amount: eurosSchema }),
  ),
  total: eurosSchema,
  vats: z.array(z.object({ rate: z.number(), vat: eurosSchema })),
  /** What invoices of deposits claimed, and what else was paid already. */
  deducted: eurosSchema,
  paid: eurosSchema,
  due: eurosSchema,
  /** When it is to be paid, were it issued today. */
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
export type ChargeRequest = z.input<typeof chargeRequestSchema>;

/** GET /admin/booking/{id}/business: the account of a booking, and those it could go on. */
export const bookingAccountSchema = z.object({
  idBusiness: z.number().int().nullable(),
  name: z.string().nullable(),
  costCentre: z.string().nullable(),
  /** It can go on an account, or leave it. */
  mayCharge: z.boolean(),
  /** It is on an invoice of that month. */
  isInvoiced: z.boolean(),
  businesses: z.array(
    z.object({ id: z.number().int(), name: z.string(), costCentres: z.array(z.string()) }),
  ),
});
export type BookingAccount = z.infer<typeof bookingAccountSchema>;

/** POST /admin/business-invoice/{id}/payment: money that has come in for it. */
export const invoicePaymentSchema = z.object({
  method: z.enum(["TRANSFER", "TERMINAL", "CASH"]),
  amount: typedEurosSchema.positive().max(1_000_000),
  /** Drawn anew for each: the same again is the same money. */
  receipt: lineSchema.min(8).max(64),
});
export type InvoicePayment = z.input<typeof invoicePaymentSchema>;

/** POST /admin/business-invoice/{id}/credit: what is taken off it, and given back if it was paid. */
export const invoiceCreditSchema = z.object({
  amount: typedEurosSchema.positive().max(1_000_000),
  reason: refundReasonSchema.extract(["GOODWILL", "LATE", "PART_OF_SERVICE", "PRICE_ERROR"]),
  /** What goes back was given already. */
  isHandedOver: z.boolean().default(false),
  receipt: lineSchema.min(8).max(64),
});
export type InvoiceCredit = z.input<typeof invoiceCreditSchema>;
