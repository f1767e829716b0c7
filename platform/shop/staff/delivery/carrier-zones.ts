import { asc, eq, inArray } from "drizzle-orm";
import type { carrierResource } from "@/lib/contract/admin/carrier-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { centsFromEuros, eurosFromCents } from "@/lib/rules/money/cents";
import { carrierRates } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";

type Zone = AdminItem<typeof carrierResource>["zones"][number];
type Rate = Pick<
  typeof carrierRates.$inferSelect,
  "country" | "upToGrams" | "upToBottles" | "priceCents"
>;

/** Joins the rates of a carrier: countries with the same prices are one destination. */
export function zonesOf(rates: Rate[]): Zone[] {
  const ofCountry = new Map<string, Zone["steps"]>();
  for (const { country, upToGrams, upToBottles, priceCents } of rates) {
    const step = {
      bottles: upToBottles,
      kilos: upToGrams / 1000,
      price: eurosFromCents(priceCents),
    };
    ofCountry.set(country, [...(ofCountry.get(country) ?? []), step]);
  }
  const zones = new Map<string, Zone>();
  for (const [country, steps] of ofCountry) {
    const inOrder = steps.toSorted((a, b) => a.bottles - b.bottles || a.kilos - b.kilos);
    const key = JSON.stringify(inOrder);
    const zone = zones.get(key) ?? { countries: [], steps: inOrder };
    zones.set(key, { ...zone, countries: [...zone.countries, country] });
  }
  return [...zones.values()];
}

/** Splits destinations into the rates of each country. */
export const ratesOf = (zones: Zone[]): Rate[] =>
  zones.flatMap(({ countries, steps }) =>
    countries.flatMap((country) =>
      steps.map(({ bottles, kilos, price }) => ({
        country,
        upToGrams: Math.round(kilos * 1000),
        upToBottles: bottles,
        priceCents: centsFromEuros(price),
      })),
    ),
  );

/** Reads the destinations of carriers, by their ids. */
export async function readZones(tx: Sql, ids: number[]): Promise<Map<number, Zone[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(carrierRates)
    .where(inArray(carrierRates.idCarrier, ids))
    .orderBy(asc(carrierRates.id));
  return new Map(
    ids.map((id) => [id, zonesOf(rows.filter(({ idCarrier }) => idCarrier === id))] as const),
  );
}

/** Gives a carrier other destinations and prices. */
export async function storeZones(
  { tx, idSite }: { tx: Sql; idSite: number },
  idCarrier: number,
  zones: Zone[],
): Promise<void> {
  const before = (await readZones(tx, [idCarrier])).get(idCarrier) ?? [];
  const rates = ratesOf(zones);
  if (JSON.stringify(before) === JSON.stringify(zonesOf(rates))) return;
  await tx.delete(carrierRates).where(eq(carrierRates.idCarrier, idCarrier));
  if (rates.length === 0) return;
  await tx.insert(carrierRates).values(rates.map((rate) => ({ ...rate, idSite, idCarrier })));
}

/** Finds what destinations lack, and countries that are in two of them, by field. */
export function zoneErrors(zones: Zone[]): Record<string, "REQUIRED" | "CHOSEN_TWICE"> {
  const seen = new Set<string>();
  const errors: Record<string, "REQUIRED" | "CHOSEN_TWICE"> = {};
  for (const [place, { countries, steps }] of zones.entries()) {
    if (countries.length === 0) errors[`zones.${place}.countries`] = "REQUIRED";
    if (countries.some((country) => seen.has(country))) {
      errors[`zones.${place}.countries`] = "CHOSEN_TWICE";
    }
    if (steps.length === 0) errors[`zones.${place}.steps`] = "REQUIRED";
    for (const country of countries) seen.add(country);
  }
  return errors;
}
