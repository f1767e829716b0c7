import type { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import type { orderRequestSchema } from "@/lib/contract/order-request";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { type DiscountOn, discountOn } from "@/lib/rules/shop/discount-on";
import { payOrderUntil } from "@/lib/rules/shop/order-payment-time";
import { type OrderPrice, orderPrice } from "@/lib/rules/shop/order-price";
import type { Sql } from "@/platform/db/database";
import type { InvalidField } from "@/platform/http/api-error";
import { MAX_INTEGER } from "@/platform/http/integer-param";
import type { ErrorWord } from "@/platform/http/message-of";
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

/** An order that nothing is wrong with, at the price that the server makes. */
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
 * Checks as much of an order as there is, all of it in one round.
 * @param when.idUser the member in whose session it is ordered
 * @returns what is wrong, by field; and the order, when nothing is and all of it is there
 */
export async function checkOrder(
  tx: Sql,
  order: Asked,
  when: { language: LanguageCode; now: Date; idUser: number | null },
): Promise<{ wrong: Record<string, InvalidField>; ready?: ReadyOrder }> {
  const { lines, wrong } = await checkLines(tx, order.products ?? [], when.language);
  Object.assign(wrong, buyerErrors(order, lines, when.now));
  if (order.paymentMethod && !(await takenPayments(tx)).includes(order.paymentMethod)) {
    wrong.paymentMethod = "PAYMENT_METHOD_UNAVAILABLE";
  }
  if (lines.length === 0) return { wrong };

  const subtotalCents = subtotalOf(lines);
  const discount = await checkDiscount(tx, order, subtotalCents, when);
  if (typeof discount === "string") wrong.discount = discount;
  const gift = typeof discount === "string" ? null : discount;
  const totalCents = subtotalCents - (gift?.onProductsCents ?? 0);
  const checked = await checkDelivery(tx, order, { ...when, lines, totalCents });
  // What is wrong with an address by itself comes before who carries there.
  if ("wrong" in checked) Object.assign(wrong, { ...checked.wrong, ...wrong });
  else if (order.paymentMethod === "TRANSFER" && isTooSoonFor(checked.handover, when.now)) {
    wrong.paymentMethod ??= "TRANSFER_TOO_SLOW";
  }
  const { email, phone: typed = "" } = order.user ?? {};
  const phone = internationalPhone(typed);
  const isWrong = Object.keys(wrong).length > 0;
  if (isWrong || !email || !phone || !("handover" in checked)) return { wrong };

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
    return { wrong: { products: "TOO_BIG" } };
  }
  const { totalCents: toPayCents } = price;
  if (order.paymentMethod === "CARD" && toPayCents > 0 && toPayCents < LEAST_CENTS) {
    return { wrong: { paymentMethod: "TOO_LITTLE_BY_CARD" } };
  }
  return { wrong, ready: { lines, bottles: bottlesOf(lines), email, phone, handover, price } };
}

/** Whether it is collected before a transfer has had its time. */
const isTooSoonFor = ({ values }: Handover, now: Date): boolean =>
  values.collectDate != null && values.collectDate < parisDate(payOrderUntil("TRANSFER", now));

async function checkDiscount(
  tx: Sql,
  { discount: code, user }: Asked,
  subtotalCents: number,
  { now, idUser }: { now: Date; idUser: number | null },
): Promise<DiscountOn | ErrorWord | null> {
  if (!code) return null;
  const person = await discountPerson(tx, { idUser, email: user?.email });
  const found = await findDiscount(tx, code, { subtotalCents, now, person });
  return "fault" in found ? found.fault : discountOn(found.discount, subtotalCents);
}
