import { z } from "zod";
import { MOST_OF_A_LINE } from "@/lib/rules/most-of-a-line";
import { customerKind, euros, instant } from "./booking";
import { paperLink } from "./booking-page";
import { actor } from "./booking-status";
import { lineProblem } from "./cart";
import { appliedDiscount, discountCode } from "./discount";
import { deliveryMode, orderCancelReason, orderStatus, paymentMethod } from "./order-status";
import { rowId } from "./row-id";
import { accessPoint, carrierOffer, collectPoint } from "./shipping";

/** A thing that is bought: `id` is the declination's, as a cart's product has it. */
const orderedProduct = z.object({
  id: rowId,
  quantity: z.number().int().min(1).max(MOST_OF_A_LINE),
});

const products = z.array(orderedProduct).min(1).max(100);

/** POST /order/validate: whether these could be ordered as they are. */
export const orderCheckRequest = z.object({ products });

/** What is wrong with some of them, and the bottles that count for a parcel. */
export const orderCheck = z.object({
  isValid: z.boolean(),
  problems: z.array(
    z.object({ id: z.number().int(), problem: lineProblem, left: z.number().int().nullable() }),
  ),
  bottles: z.number().int(),
  /** Why so many bottles are not sent, in the caller's language; collecting is possible. */
  shippingProblem: z.string().nullable(),
});
export type OrderCheck = z.infer<typeof orderCheck>;

/** POST /order/discount: what a code would give on these products, delivered for these fees. */
export const discountRequest = z.object({
  code: discountCode,
  products,
  idCarrier: rowId.optional(),
  deliveryPostalCode: z.string().trim().max(12).optional(),
  deliveryIdCountry: z.number().int().optional(),
  email: z.string().trim().max(254).optional(),
});
export const discountAnswer = z.object({ discount: appliedDiscount });

/** An address as POST /order takes it (§7); `country` is ISO 3166-1 alpha-2. */
export const orderAddress = z.object({
  type: z.string().trim().max(40).optional(),
  firstname: z.string().trim().min(1).max(80),
  lastname: z.string().trim().min(1).max(80),
  company: z.string().trim().max(120).optional(),
  firstPart: z.string().trim().min(1).max(200),
  secondPart: z.string().trim().max(200).optional(),
  postalCode: z.string().trim().min(1).max(12),
  city: z.string().trim().min(1).max(100),
  country: z.string().length(2).toUpperCase().default("FR"),
});
export type OrderAddress = z.input<typeof orderAddress>;

/** How it shall get there; which of the fields count depends on `type`. */
const delivery = z.object({
  type: deliveryMode,
  idCarrier: rowId.optional(),
  /** Of a carrier that is named by its service; what the browser says it costs is not read. */
  serviceName: z.string().max(120).optional(),
  serviceCode: z.string().max(40).optional(),
  servicePrice: z.number().optional(),
  /** Of the access point, by its id; the rest of it is read from our own list. */
  idAccessPoint: z.string().max(60).optional(),
  /** Of the address of the company where it is collected. */
  idAddress: rowId.optional(),
});

/** POST /order, with an `Idempotency-Key` header. Whatever it says of prices is not read. */
export const orderRequest = z.object({
  products,
  user: z.object({
    email: z.string().trim().max(254).pipe(z.email()),
    phone: z.string().trim().min(1).max(30),
    /** Day of Paris; whoever buys alcohol is of age. */
    birthdate: z.iso.date().optional(),
    kind: customerKind.default("CONSUMER"),
    company: z.string().trim().max(120).optional(),
  }),
  address: z.object({ delivery: orderAddress.optional(), billing: orderAddress }),
  discount: discountCode.optional(),
  message: z.string().trim().max(2000).optional(),
  /** When it is collected: the day, and the time by its id. */
  dateSchedule: z.iso.date().optional(),
  idSchedule: rowId.optional(),
  delivery,
  /** Where the carriers were asked for; the parcel goes by its address, or that of its shop. */
  deliveryPostalCode: z.string().trim().max(12).optional(),
  deliveryIdCountry: z.number().int().optional(),
  paymentMethod: paymentMethod.default("CARD"),
  /** The cart that it empties. */
  cartId: z.string().max(64).optional(),
  /** The total that the customer has seen: an order is never made at another one. */
  seenTotal: euros,
  acceptTerms: z.literal(true),
});
export type OrderRequest = z.input<typeof orderRequest>;

/** A line of an order, as it was bought. */
export const orderLine = z.object({
  id: z.number().int(),
  reference: z.string(),
  name: z.string(),
  declinationName: z.string(),
  quantity: z.number().int(),
  price: euros,
  total: euros,
  vatRate: z.number(),
});

/** The account that a transfer goes to, and what it shall bear. */
export const transferDetails = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
  label: z.string(),
  until: instant,
});

/** What an order is. */
export const order = z.object({
  reference: z.string(),
  status: orderStatus,
  orderedAt: instant,
  lines: z.array(orderLine),
  subtotal: euros,
  discount: appliedDiscount.nullable(),
  shippingFees: euros,
  total: euros,
  /** The VAT that the total includes, by rate in percent. */
  vats: z.array(z.object({ rate: z.number(), vat: euros })),
  currency: z.literal("EUR"),
  mode: deliveryMode,
  carrier: carrierOffer.pick({ name: true, daysFrom: true, daysTo: true }).nullable(),
  accessPoint: accessPoint.omit({ distanceKm: true, icon: true }).nullable(),
  collect: z
    .object({
      point: collectPoint.omit({ hours: true }),
      date: z.iso.date(),
      from: z.string(),
      until: z.string(),
    })
    .nullable(),
  address: z.object({ delivery: orderAddress.nullable(), billing: orderAddress }),
  paymentMethod,
  dueNow: euros,
});
export type Order = z.infer<typeof order>;

/** POST /order: with `key`, which opens the order's own page, and where to pay by card. */
export const newOrder = order.extend({ key: z.string(), payUrl: z.string().nullable() });
export type NewOrder = z.infer<typeof newOrder>;

/** GET /order/{reference}?key=, the key left out in the session of the member whose it is. */
export const orderPage = order.extend({
  cancelReason: orderCancelReason.nullable(),
  customer: z.object({ firstname: z.string(), lastname: z.string(), email: z.string() }),
  message: z.string().nullable(),
  paid: euros,
  refunded: euros,
  payUntil: instant.nullable(),
  transfer: transferDetails.nullable(),
  tracking: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  deliveredAt: instant.nullable(),
  withdrawUntil: instant.nullable(),
  documents: z.array(paperLink),
  history: z.array(
    z.object({
      at: instant,
      status: orderStatus,
      by: actor,
      event: z.string(),
      reason: z.string().nullable(),
      amount: euros.nullable(),
    }),
  ),
  may: z.object({ pay: z.boolean(), cancel: z.boolean(), withdraw: z.boolean() }),
  isMine: z.boolean(),
});
export type OrderPage = z.infer<typeof orderPage>;

/** What one gets back and why; `message` is that in words, in the caller's language. */
export const orderOutcome = z.object({
  done: z.boolean(),
  paid: euros,
  refund: euros,
  why: z.string(),
  message: z.string(),
  refundBy: instant,
  status: orderStatus,
});
export type OrderOutcome = z.infer<typeof orderOutcome>;

/** GET /user/order: the latest first. */
export const memberOrder = orderPage.pick({
  reference: true,
  status: true,
  orderedAt: true,
  lines: true,
  total: true,
  dueNow: true,
  mode: true,
  paymentMethod: true,
  may: true,
});
export type MemberOrder = z.infer<typeof memberOrder>;
export const memberOrders = z.object({ orders: z.array(memberOrder), total: z.number().int() });
export type MemberOrders = z.infer<typeof memberOrders>;

/** Why the company cancels. */
const companyCancelReason = orderCancelReason.extract([
  "NON_PAYMENT",
  "WRONG_ADDRESS",
  "EARLIER_DISPUTE",
  "OUT_OF_STOCK",
  "LOST",
]);

/** GET and POST /order/{reference}/company?key=: what the company does with an order. */
export const orderAction = z.discriminatedUnion("action", [
  /** The transfer has arrived. */
  z.object({ action: z.literal("RECEIVED") }),
  z.object({ action: z.literal("READY") }),
  z.object({
    action: z.literal("SHIP"),
    trackingNumber: z.string().trim().max(60).optional(),
    trackingUrl: z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(300)]).optional(),
  }),
  z.object({ action: z.literal("DELIVERED") }),
  /** What was sent back has arrived; less what it lost in value, in euros. */
  z.object({ action: z.literal("RETURNED"), withheld: euros.min(0).default(0) }),
  z.object({
    action: z.literal("CANCEL"),
    reason: companyCancelReason,
    note: z.string().trim().max(500).optional(),
  }),
]);
export type OrderAction = z.input<typeof orderAction>;

export const orderCompanyPage = z.object({
  order: orderPage,
  phone: z.string(),
  company: z.string().nullable(),
  actions: z.array(z.enum(["RECEIVED", "READY", "SHIP", "DELIVERED", "RETURNED", "CANCEL"])),
  cancelReasons: z.array(companyCancelReason),
});
export type OrderCompanyPage = z.infer<typeof orderCompanyPage>;
