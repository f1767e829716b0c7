import type { z } from "zod";
import type { AppliedDiscount } from "@/lib/contract/discount";
import type { LanguageCode } from "@/lib/contract/locale";
import type { discountRequestSchema } from "@/lib/contract/order-check";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { discountOn } from "@/lib/rules/shop/discount-on";
import type { Sql } from "@/platform/db/sql";
import { countries } from "@/platform/geo/places/countries";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import { checkLines } from "@/platform/shop/catalogue/check-lines";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { subtotalOf } from "@/platform/shop/catalogue/subtotal-of";
import { discountPerson } from "@/platform/shop/discount/discount-person";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { shippingOffers } from "@/platform/shop/shipping/shipping-offers";

type Asked = z.output<typeof discountRequestSchema>;

/**
 * Computes the saving of a code on some products, and on their delivery once carrier and address
 * are known. The code is not used up.
 * @throws ApiError INVALID_FIELDS at `code`, or at a product that cannot be had
 */
export async function discountView(
  tx: Sql,
  order: Asked,
  { language, now, idUser }: { language: LanguageCode; now: Date; idUser: number | null },
): Promise<AppliedDiscount> {
  const { code, email } = order;
  const { lines, errors } = await checkLines(tx, order.products, language);
  throwIfInvalid(errors);
  const subtotalCents = subtotalOf(lines);
  const person = await discountPerson(tx, { idUser, email, phone: undefined });
  const found = await findDiscount(tx, code, { subtotalCents, now, person });
  if ("error" in found) throw invalidFields({ code: found.error });
  const { onProductsCents, isFreeShipping } = discountOn(found.discount, subtotalCents);
  const totalCents = subtotalCents - onProductsCents;
  const feesCents = isFreeShipping ? await feesOf(tx, order, lines, totalCents, language) : 0;
  return {
    value: { code: found.discount.code },
    total: eurosFromCents(onProductsCents + feesCents),
    subtotal: eurosFromCents(onProductsCents),
    shippingFees: eurosFromCents(feesCents),
    isFreeShipping,
  };
}

/** Returns the fee of the chosen carrier in cents; 0 without a carrier that takes the parcel. */
async function feesOf(
  tx: Sql,
  { idCarrier, deliveryPostalCode: postalCode, deliveryIdCountry }: Asked,
  lines: ShopLine[],
  totalCents: number,
  language: LanguageCode,
): Promise<number> {
  const country = countries.find(({ id }) => id === deliveryIdCountry)?.alphaTwo;
  if (!idCarrier || !postalCode || !country) return 0;
  const to = { lines, country, postalCode, totalCents, isFree: false };
  const offers = await shippingOffers(tx, language, to);
  return offers.find(({ carrier }) => carrier.id === idCarrier)?.priceCents ?? 0;
}
