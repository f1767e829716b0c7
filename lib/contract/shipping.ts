import { z } from "zod";
import { euros } from "./booking";

/** A product of an order or a calculation; `idProduct` and `id` name the declination. */
export const shippedProduct = z.object({
  idProduct: z.number().int(),
  quantity: z.number().int().min(1).max(999),
});

/** POST /calculate/shipping-fees; `country` is a country's id or its ISO alpha-2 code. */
export const shippingRequest = z.object({
  products: z.array(shippedProduct).max(200),
  postalCode: z.string().trim().min(1).max(12),
  country: z.union([z.number().int(), z.string().length(2)]),
  discount: z.string().trim().max(40).optional(),
});
export type ShippingRequest = z.input<typeof shippingRequest>;

/** A way to send an order (§3); `fdp` is what it costs without what makes it free. */
export const carrierOffer = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  price: euros,
  fdp: euros,
  deliveryType: z.enum(["DELIVERY", "PICKUP"]),
  siteType: z.string().nullable(),
  serviceCode: z.string().nullable(),
  /** Days until it arrives, from and to. */
  days: z.object({ from: z.number().int(), to: z.number().int() }),
});
export type CarrierOffer = z.infer<typeof carrierOffer>;
export const shippingOffers = z.object({ carriers: z.array(carrierOffer) });
export type ShippingOffers = z.infer<typeof shippingOffers>;

/** POST /relay/access-points: near an address. */
export const accessPointRequest = z.object({
  address: z.string().trim().max(200).default(""),
  postalCode: z.string().trim().min(1).max(12),
  city: z.string().trim().max(100).default(""),
  country: z.string().length(2).default("FR"),
  idCarrier: z.number().int().optional(),
});
export type AccessPointRequest = z.input<typeof accessPointRequest>;

/** §3 Access point. */
export const accessPoint = z.object({
  id: z.string(),
  name: z.string(),
  addLine1: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country: z.string(),
  position: z.object({ lat: z.number(), lng: z.number() }),
  icon: z.string(),
});
export type AccessPoint = z.infer<typeof accessPoint>;

/** GET /schedule?date=&idAddress=: when an order can be collected, hours of Paris. */
export const schedule = z.object({
  id: z.number().int(),
  idAddress: z.number().int(),
  date: z.iso.date(),
  from: z.string(),
  until: z.string(),
});
export const scheduleList = z.object({ schedules: z.array(schedule) });
export type ScheduleList = z.infer<typeof scheduleList>;
