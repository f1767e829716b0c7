import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { deliveryCountry, isInFrance } from "@/lib/rules/shop/delivery-country";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { accessPoints } from "@/platform/db/schema/delivery";
import type { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import type { InvalidField } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { collectSlot } from "@/platform/shop/shipping/collect-slots";
import { parcelOf } from "@/platform/shop/shipping/parcel";
import { type ShippingOffer, shippingOffers } from "@/platform/shop/shipping/shipping-offers";
import { shippingProblem } from "@/platform/shop/shipping/shipping-problem";
import { sayShippingProblem } from "@/platform/shop/shipping/shipping-problem-words";
import { readShippingRules } from "@/platform/shop/shipping/shipping-rules";

type Asked = Part<z.output<typeof orderRequestSchema>>;
type OrderValues = typeof orders.$inferInsert;

/** Handover of an order as it is stored, and its cost in cents. */
export interface Handover {
  values: Pick<
    OrderValues,
    | "mode"
    | "idCarrier"
    | "carrier"
    | "delivery"
    | "accessPoint"
    | "idAddress"
    | "collectDate"
    | "collectFrom"
    | "collectUntil"
  >;
  /** Before the saving of a discount code. */
  feesCents: number;
}

export interface ToDeliver {
  lines: ShopLine[];
  /** Of the products, after a discount, in cents. */
  totalCents: number;
  language: LanguageCode;
  now: Date;
}

type Checked = { handover: Handover } | { errors: Record<string, InvalidField> };
const errorAt = (field: string, error: InvalidField): Checked => ({ errors: { [field]: error } });

/** Checks the delivery of an order: returns its handover, or the errors by field. */
export async function checkDelivery(tx: Sql, order: Asked, what: ToDeliver): Promise<Checked> {
  switch (order.delivery?.type) {
    case undefined:
      return { errors: {} };
    case "CLICK_AND_COLLECT":
      return checkCollect(tx, order, what);
    case "NO_DELIVERY":
      return parcelOf(what.lines)
        ? errorAt("delivery.type", "DELIVERY_NEEDED")
        : { handover: { values: { mode: "NO_DELIVERY" }, feesCents: 0 } };
    case "DELIVERY":
      return checkToDoor(tx, order, what);
    case "PICKUP":
      return checkToAccessPoint(tx, order, what);
  }
}

async function checkCollect(tx: Sql, order: Asked, { now }: ToDeliver): Promise<Checked> {
  const { dateSchedule: date, idSchedule } = order;
  const chosen = order.delivery?.idAddress;
  if (date === undefined || idSchedule === undefined) {
    const errors: Record<string, InvalidField> = {};
    if (chosen === undefined) errors["delivery.idAddress"] = "REQUIRED";
    if (date === undefined) errors.dateSchedule = "REQUIRED";
    if (idSchedule === undefined) errors.idSchedule = "REQUIRED";
    return { errors };
  }
  const slot = await collectSlot(tx, { idAddress: chosen, date, idSchedule, now });
  if (!slot) return errorAt("idSchedule", "COLLECT_SLOT_GONE");
  const idAddress = slot.address.id;
  const collected = { collectDate: date, collectFrom: slot.from, collectUntil: slot.until };
  return {
    handover: { values: { mode: "CLICK_AND_COLLECT", idAddress, ...collected }, feesCents: 0 },
  };
}

async function checkToDoor(tx: Sql, order: Asked, what: ToDeliver): Promise<Checked> {
  const address = order.address?.delivery;
  const { country, postalCode } = address ?? {};
  if (!address) return errorAt("address.delivery", "REQUIRED");
  // The address's own schema reports missing parts and a wrong postcode.
  if (!country || !postalCode || postalCodeError(postalCode, country)) return { errors: {} };
  const at = { country, postalCode, field: "address.delivery.country" };
  const sent = await checkSent(tx, order, what, at);
  if ("errors" in sent) return sent;
  const delivery = address as NonNullable<OrderValues["delivery"]>;
  return { handover: { ...sent, values: { ...sent.values, delivery } } };
}

async function checkToAccessPoint(tx: Sql, order: Asked, what: ToDeliver): Promise<Checked> {
  const field = "delivery.idAccessPoint";
  const code = String(order.delivery?.idAccessPoint ?? order.delivery?.id ?? "");
  if (!code) return errorAt(field, "REQUIRED");
  const [found] = await tx.select().from(accessPoints).where(eq(accessPoints.code, code));
  if (!found) return errorAt(field, "ACCESS_POINT_UNKNOWN");
  const { name, addLine1, zipCode, city, country, lat, lng } = found;
  const sent = await checkSent(tx, order, what, { country, postalCode: zipCode, field });
  if ("errors" in sent) return sent;
  const point = { id: code, name, addLine1, zipCode, city, country, position: { lat, lng } };
  return { handover: { ...sent, values: { ...sent.values, accessPoint: point } } };
}

/** Checks the carrier: whether it takes the goods, goes so far, and is the chosen one. */
async function checkSent(
  tx: Sql,
  { delivery: { type: mode = "DELIVERY", idCarrier, serviceCode } = {} }: Asked,
  { lines, totalCents, language }: ToDeliver,
  { country, postalCode, field }: { country: string; postalCode: string; field: string },
): Promise<Handover | { errors: Record<string, InvalidField> }> {
  const rules = await readShippingRules(tx);
  const parcel = parcelOf(lines);
  if (!parcel) return { errors: { "delivery.type": "NOTHING_TO_SEND" } };
  const code = shippingProblem(lines, rules);
  if (code === "LOCKED") return { errors: { "delivery.type": "DELIVERY_LOCKED" } };
  const errors: Record<string, InvalidField> = {};
  if (code) {
    const message = sayShippingProblem(language, code, rules.limits, parcel.bottles);
    errors.products = { code, message };
  }
  const there = deliveryCountry(country, postalCode);
  const isSoldThere = !rules.onlyFrance || (there !== undefined && isInFrance(there));
  const to = { lines, country, postalCode, totalCents, isFree: false };
  const offers = isSoldThere ? await shippingOffers(tx, language, to) : [];
  const chosen = offers.find(
    ({ carrier }) =>
      carrier.deliveryType === mode &&
      (idCarrier === undefined ? carrier.serviceCode === serviceCode : carrier.id === idCarrier),
  );
  if (!isSoldThere) errors[field] = "COUNTRY_NOT_SOLD_TO";
  else if (idCarrier === undefined && !serviceCode) errors["delivery.idCarrier"] = "REQUIRED";
  else if (offers.length === 0) errors[field] = "NOBODY_CARRIES";
  else if (!chosen) errors["delivery.idCarrier"] = "CARRIER_UNAVAILABLE";
  return chosen && Object.keys(errors).length === 0 ? sentBy(mode, chosen) : { errors };
}

const sentBy = (
  mode: "DELIVERY" | "PICKUP" | "CLICK_AND_COLLECT" | "NO_DELIVERY",
  { carrier: { id: idCarrier, daysFrom, daysTo }, name, priceCents }: ShippingOffer,
): Handover => ({
  values: { mode, idCarrier, carrier: { name, daysFrom, daysTo } },
  feesCents: priceCents,
});
