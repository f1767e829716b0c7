import type { z } from "zod";
import { MAX_INTEGER } from "@/lib/contract/integer-param";
import type { LanguageCode } from "@/lib/contract/locale";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { type DiscountOn, discountOn } from "@/lib/rules/shop/discount-on";
import { payOrderUntil } from "@/lib/rules/shop/order-payment-time";
import { type OrderPrice, orderPrice } from "@/lib/rules/shop/order-price";
import type { Sql } from "@/platform/db/sql";
import type { ErrorWord, InvalidField } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { internationalPhone } from "@/platform/purchase/phone";
import { LEAST_CENTS } from "@/platform/services/payment-gateway";
import { checkLines } from "@/platform/shop/catalogue/check-lines";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { centsOf, subtotalOf } from "@/platform/shop/catalogue/subtotal-of";
import { discountPerson } from "@/platform/shop/discount/discount-person";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { bottlesOf } from "@/platform/shop/shipping/parcel";
import { takenPayments } from "@/platform/shop/shipping/taken-payments";
import { buyerErrors } from "./check-buyer";
import { checkDelivery, type Handover } from "./check-delivery";

type Asked = Part<z.output<typeof orderRequestSchema>>;

/** Order without errors, at the price that the server computes. */
export interface ReadyOrder {
  lines: ShopLine[];
  bottles: number;
  email: string;
  /** E.164. */
  phone: string;
  handover: Handover;
  price: OrderPrice;
}

/**
 * Checks a partial order and collects all its errors at once.
 * @param when.idUser member of the session
 * @returns the errors by field; and the order, if it is complete and has none
 */
export async function checkOrder(
  tx: Sql,
  order: Asked,
  when: { language: LanguageCode; now: Date; idUser: number | null },
): Promise<{ errors: Record<string, InvalidField>; ready?: ReadyOrder }> {
  const { lines, errors } = await checkLines(tx, order.products ?? [], when.language);
  Object.assign(errors, buyerErrors(order, lines, when.now));
  if (order.paymentMethod && !(await takenPayments(tx)).includes(order.paymentMethod)) {
    errors.paymentMethod = "PAYMENT_METHOD_UNAVAILABLE";
  }
  if (lines.length === 0) return { errors };

  const subtotalCents = subtotalOf(lines);
  const discount = await checkDiscount(tx, order, subtotalCents, when);
  if (typeof discount === "string") errors.discount = discount;
  const gift = typeof discount === "string" ? null : discount;
  const totalCents = subtotalCents - (gift?.onProductsCents ?? 0);
  const checked = await checkDelivery(tx, order, { ...when, lines, totalCents });
  // An error of the address itself takes precedence over one of its delivery.
  if ("errors" in checked) Object.assign(errors, { ...checked.errors, ...errors });
  else if (order.paymentMethod === "TRANSFER" && isTooSoonFor(checked.handover, when.now)) {
    errors.paymentMethod ??= "TRANSFER_TOO_SLOW";
  }
  const { email, phone: typed = "" } = order.user ?? {};
  const phone = internationalPhone(typed);
  const hasErrors = Object.keys(errors).length > 0;
  if (hasErrors || !email || !phone || !("handover" in checked)) return { errors };

  const { handover } = checked;
  const price = orderPrice({
    lines: lines.map((line) => ({
      totalCents: centsOf(line),
      vatRate: line.product.vatRate,
    })),
    discount: gift,
    feesCents: handover.feesCents,
  });
  if (Math.max(price.subtotalCents, price.totalCents) > MAX_INTEGER) {
    return { errors: { products: "TOO_BIG" } };
  }
  const { totalCents: toPayCents } = price;
  if (order.paymentMethod === "CARD" && toPayCents > 0 && toPayCents < LEAST_CENTS) {
    return { errors: { paymentMethod: "TOO_LITTLE_BY_CARD" } };
  }
  return { errors, ready: { lines, bottles: bottlesOf(lines), email, phone, handover, price } };
}

/** Tells whether the order is collected before a transfer can have arrived. */
const isTooSoonFor = ({ values }: Handover, now: Date): boolean =>
  values.collectDate != null && values.collectDate < parisDate(payOrderUntil("TRANSFER", now));

async function checkDiscount(
  tx: Sql,
  { discount: code, user }: Asked,
  subtotalCents: number,
  { now, idUser }: { now: Date; idUser: number | null },
): Promise<DiscountOn | ErrorWord | null> {
  if (!code) return null;
  const phone = internationalPhone(user?.phone ?? "");
  const person = await discountPerson(tx, { idUser, email: user?.email, phone });
  const found = await findDiscount(tx, code, { subtotalCents, now, person });
  return "error" in found ? found.error : discountOn(found.discount, subtotalCents);
}
