import type { z } from "zod";
import type { CarrierOffer, ShippingPrices, shippingRequestSchema } from "@/lib/contract/shipping";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { deliveryCountry } from "@/lib/rules/shop/delivery-country";
import { discountOn } from "@/lib/rules/shop/discount-on";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import type { Sql } from "@/platform/db/sql";
import { isCountry } from "@/platform/geo/places/country-of";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";
import { subtotalOf } from "@/platform/shop/catalogue/subtotal-of";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { readDestinations } from "./destinations";
import { parcelOf } from "./parcel";
import { type ShippingOffer, shippingOffers } from "./shipping-offers";
import { shippingProblem, shippingProblemIn } from "./shipping-problem";
import { readShippingRules } from "./shipping-rules";

/** Computes the cost of sending products, or the reason they are not sent (§7, §8). */
export async function calculateShipping(
  { tx, language, now }: UnitOfWork,
  { products, postalCode, country, discountCode }: z.output<typeof shippingRequestSchema>,
): Promise<ShippingPrices> {
  const quantities = products.map(({ idProduct, quantity }) => ({ id: idProduct, quantity }));
  const lines = (await readShopLines(tx, quantities, language)).filter(({ isSold }) => isSold);
  if (lines.length === 0) throw new ApiError("BAD_REQUEST", "NO_PRODUCTS_IN_CART");
  throwIfInvalid(placeErrors(country, postalCode));

  const rules = await readShippingRules(tx);
  const subtotalCents = subtotalOf(lines);
  const { onProductsCents, isFreeShipping } = await saving(tx, discountCode, subtotalCents, now);
  const offers = shippingProblem(lines, rules)
    ? []
    : await shippingOffers(tx, language, {
        lines,
        country,
        postalCode,
        totalCents: subtotalCents - onProductsCents,
        isFree: isFreeShipping,
      });
  if (offers.length > 0) return { shippingPrices: offers.map(offerAnswer), problem: null };
  const there = deliveryCountry(country, postalCode);
  const isServed = (await readDestinations(tx, rules)).some((destination) => destination === there);
  const otherwise = isServed ? "TOO_LARGE" : "NOT_SERVED";
  const problem = parcelOf(lines) && shippingProblemIn(language, lines, rules, otherwise);
  return { shippingPrices: [], problem };
}

function placeErrors(country: string, postalCode: string): Record<string, ErrorWord> {
  if (!isCountry(country)) return { country: "COUNTRY_UNKNOWN" };
  const error = postalCodeError(postalCode, country);
  return error ? { postalCode: error } : {};
}

/** Returns the saving of a code; none for a code that does not apply, which the cart explains. */
async function saving(tx: Sql, code: string | undefined, subtotalCents: number, now: Date) {
  const found = code ? await findDiscount(tx, code, { subtotalCents, now }) : null;
  return found && "discount" in found
    ? discountOn(found.discount, subtotalCents)
    : { onProductsCents: 0, isFreeShipping: false };
}

function offerAnswer({ carrier, name, description, ...cents }: ShippingOffer): CarrierOffer {
  const { id, deliveryType, siteType, serviceCode, daysFrom, daysTo } = carrier;
  return {
    id,
    name,
    description,
    deliveryType,
    siteType,
    serviceCode,
    daysFrom,
    daysTo,
    price: eurosFromCents(cents.priceCents),
    fdp: eurosFromCents(cents.fdpCents),
  };
}
