import { z } from "zod";
import { email } from "./auth";
import { customerKind, euros, instant } from "./booking";
import { paperLink } from "./booking-page";
import { actor } from "./booking-status";
import { appliedDiscount } from "./cart";

/** Where an order of the shop stands. */
export const orderStatus = z.enum([
  /** Its stock is held while it is paid. */
  "AWAITING_PAYMENT",
  /** A bank transfer is on its way: about ten working days (§9). */
  "AWAITING_TRANSFER",
  "PAID",
  "PREPARED",
  "SHIPPED",
  "DELIVERED",
  "CANCELLED",
  "EXPIRED",
  /** Withdrawn from after its delivery, and paid back. */
  "RETURNED",
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** §4 Order delivery mode, derived. */
export const deliveryMode = z.enum(["DELIVERY", "PICKUP", "CLICK_AND_COLLECT", "NO_DELIVERY"]);
export type DeliveryMode = z.infer<typeof deliveryMode>;

/** POST /order/validate and POST /order: `id` names the declination. */
export const orderProduct = z.object({
  id: z.number().int(),
  quantity: z.number().int().min(1).max(999),
});

export const validateRequest = z.object({ products: z.array(orderProduct).min(1).max(200) });
export type ValidateRequest = z.input<typeof validateRequest>;

/** POST /order/discount */
export const discountRequest = z.object({
  code: z.string().trim().min(1).max(40),
  products: z.array(orderProduct).min(1).max(200),
  email: email.optional(),
});
export type DiscountRequest = z.input<typeof discountRequest>;

const orderAddress = z.object({
  type: z.string().max(40).optional(),
  firstname: z.string().trim().min(1).max(80),
  lastname: z.string().trim().min(1).max(80),
  firstPart: z.string().trim().min(1).max(200),
  secondPart: z.string().trim().max(200).optional(),
  postalCode: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(100),
  /** ISO alpha-2, or the country's id. */
  country: z.union([z.string().length(2), z.number().int()]),
});
export type OrderAddress = z.input<typeof orderAddress>;

/** POST /order (§7), with an `Idempotency-Key` header. Prices that it holds are not read. */
export const orderRequest = z.object({
  products: z.array(orderProduct).min(1).max(200),
  user: z.object({
    phone: z.string().trim().min(1).max(30),
    /** Of a guest; a member's is their account's. */
    email: email.optional(),
    kind: customerKind.default("CONSUMER"),
    company: z.string().trim().max(120).optional(),
    /** Where the law asks for the buyer's age. */
    birthdate: z.iso.date().optional(),
  }),
  address: z.object({ delivery: orderAddress.optional(), billing: orderAddress }),
  discount: z.string().trim().max(40).optional(),
  message: z.string().trim().max(2000).optional(),
  dateSchedule: z.iso.date().optional(),
  idSchedule: z.number().int().optional(),
  delivery: z.object({
    type: deliveryMode,
    idCarrier: z.number().int().optional(),
    serviceName: z.string().max(80).optional(),
    serviceCode: z.string().max(40).optional(),
    servicePrice: z.number().optional(),
    accessPoint: z.object({ id: z.string().max(60) }).optional(),
    idAddress: z.number().int().optional(),
  }),
  deliveryPostalCode: z.string().trim().max(12).optional(),
  deliveryIdCountry: z.number().int().optional(),
  paymentMethod: z.enum(["CARD", "TRANSFER"]).default("CARD"),
  /** What the buyer saw as the total: when it is another by now, nothing is ordered. */
  total: euros.optional(),
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequest>;

export const orderLine = z.object({
  idDeclination: z.number().int().nullable(),
  name: z.string(),
  declination: z.string(),
  reference: z.string(),
  quantity: z.number().int(),
  price: euros,
  total: euros,
});

/** GET /order/{reference}?key= */
export const order = z.object({
  reference: z.string(),
  status: orderStatus,
  orderedAt: instant,
  lines: z.array(orderLine),
  subtotal: euros,
  discount: appliedDiscount.nullable(),
  shippingFees: euros,
  total: euros,
  vat: euros,
  paid: euros,
  refunded: euros,
  dueNow: euros,
  payUntil: instant.nullable(),
  paymentMethod: z.enum(["CARD", "TRANSFER"]),
  delivery: z.object({
    mode: deliveryMode,
    name: z.string(),
    /** Lines of an address. */
    to: z.array(z.string()),
    date: z.iso.date().nullable(),
    hours: z.string().nullable(),
  }),
  customer: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  message: z.string().nullable(),
  withdrawUntil: instant.nullable(),
  documents: z.array(paperLink),
  history: z.array(
    z.object({
      at: instant,
      status: orderStatus,
      by: actor,
      event: z.string(),
      amount: euros.nullable(),
    }),
  ),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
});
export type Order = z.infer<typeof order>;

/** POST /order: with `key`, which opens the order's own page, and where to pay it. */
export const newOrder = order.extend({ key: z.string(), payUrl: z.string().nullable() });
export type NewOrder = z.infer<typeof newOrder>;
