import { eq } from "drizzle-orm";
import { ANY_COUNTRY } from "@/lib/contract/admin/carrier-countries";
import { isInFrance } from "@/lib/rules/shop/delivery-country";
import { carrierRates, carriers } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import { countries } from "@/platform/geo/places/countries";
import type { ShippingRules } from "./shipping-rules";

/** Reads the countries that a carrier and the settings allow, as ISO alpha-2 codes. */
export async function readDestinations(
  tx: Sql,
  { onlyFrance, worldwide }: Pick<ShippingRules, "onlyFrance" | "worldwide">,
): Promise<string[]> {
  const rates = await tx
    .selectDistinct({ country: carrierRates.country })
    .from(carrierRates)
    .innerJoin(carriers, eq(carriers.id, carrierRates.idCarrier))
    .where(eq(carriers.isActive, true));
  const named = new Set(rates.map(({ country }) => country));
  return countries
    .map(({ alphaTwo }) => alphaTwo)
    .filter((country) => named.has(country) || (worldwide && named.has(ANY_COUNTRY)))
    .filter((country) => !onlyFrance || isInFrance(country));
}
