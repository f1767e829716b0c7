import { asc, eq } from "drizzle-orm";
import { ANY_COUNTRY } from "@/lib/contract/admin/carrier-countries";
import type { LanguageCode } from "@/lib/contract/locale";
import { deliveryCountry, isInFrance } from "@/lib/rules/shop/delivery-country";
import { isShippedFree } from "@/lib/rules/shop/free-shipping";
import { carrierRates, carriers } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import type { ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { bottlesOf, parcelOf } from "./parcel";
import { readShippingRules } from "./shipping-rules";

/** Carrier that takes a parcel, and its price; cents, VAT included. */
export interface ShippingOffer {
  carrier: typeof carriers.$inferSelect;
  /** In the caller's language. */
  name: string;
  description: string;
  /** Price for the customer: nothing when the delivery is free. */
  priceCents: number;
  /** Price before any reduction. */
  fdpCents: number;
}

export interface Shipping {
  lines: ShopLine[];
  /** ISO 3166-1 alpha-2; overseas departments follow from the postcode. */
  country: string;
  postalCode: string;
  /** Of the products, after a discount, in cents. */
  totalCents: number;
  /** True for a discount that makes the delivery free. */
  isFree: boolean;
}

/**
 * Lists the carriers of a parcel, the cheapest first, each at its cheapest rate that holds the
 * parcel's weight and its bottles; none while LOCK_DELIVERY is on, and for nothing to carry.
 */
export async function shippingOffers(
  tx: Sql,
  language: LanguageCode,
  { lines, country: chosen, postalCode, totalCents, isFree }: Shipping,
): Promise<ShippingOffer[]> {
  const rules = await readShippingRules(tx);
  const country = deliveryCountry(chosen, postalCode);
  const parcel = parcelOf(lines);
  if (rules.isLocked || !parcel || country === undefined) return [];
  if (rules.onlyFrance && !isInFrance(country)) return [];
  const free = isFree || isShippedFree({ totalCents, bottles: bottlesOf(lines) }, rules.free);
  const rates = await tx.select().from(carrierRates);
  const carrierRows = await tx
    .select()
    .from(carriers)
    .where(eq(carriers.isActive, true))
    .orderBy(asc(carriers.order), asc(carriers.id));
  const offers = carrierRows.flatMap((row): ShippingOffer[] => {
    const carrierRates = rates.filter(({ idCarrier }) => idCarrier === row.id);
    const there = carrierRates.filter((rate) => rate.country === country);
    const anywhere = rules.worldwide
      ? carrierRates.filter((rate) => rate.country === ANY_COUNTRY)
      : [];
    const prices = (there.length > 0 ? there : anywhere)
      .filter(
        ({ upToGrams, upToBottles }) => parcel.grams <= upToGrams && parcel.bottles <= upToBottles,
      )
      .map(({ priceCents }) => priceCents);
    if (prices.length === 0) return [];
    const fdpCents = Math.min(...prices);
    const priceCents = free ? 0 : fdpCents;
    return [{ carrier: row, ...row.translations[language], priceCents, fdpCents }];
  });
  return offers.sort((a, b) => a.fdpCents - b.fdpCents);
}
