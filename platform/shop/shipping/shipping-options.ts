import { asc } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { CollectPoint, ShippingOptions } from "@/lib/contract/shipping";
import { schedules } from "@/platform/db/schema/delivery";
import type { Sql } from "@/platform/db/sql";
import { countryOf } from "@/platform/geo/places/country-of";
import { companyAddressView } from "@/platform/site/company-address-view";
import { readCompanyAddresses } from "@/platform/site/company-addresses";
import { readParameterRows } from "@/platform/site/parameter/read-parameters";
import { readDestinations } from "./destinations";
import { readShippingRules } from "./shipping-rules";
import { takenPayments } from "./taken-payments";

/** Shows how a site hands over its goods, in the caller's language; its own country comes first. */
export async function shippingOptions(tx: Sql, language: LanguageCode): Promise<ShippingOptions> {
  const rules = await readShippingRules(tx);
  const destinations = rules.isLocked ? [] : await readDestinations(tx, rules);
  const countries = destinations.map((alphaTwo) => countryOf(alphaTwo, language));
  const order = new Intl.Collator(language.slice(0, 2));
  countries.sort(
    (a, b) =>
      Number(b.alphaTwo === "FR") - Number(a.alphaTwo === "FR") || order.compare(a.name, b.name),
  );
  return {
    isLocked: rules.isLocked,
    countries,
    collectPoints: await collectPoints(tx, language),
    collectHours: await collectHours(tx, language),
    paymentMethods: await takenPayments(tx),
  };
}

/** Lists the addresses of the company that hand orders over: those that have times for it. */
async function collectPoints(tx: Sql, language: LanguageCode): Promise<CollectPoint[]> {
  const times = await tx
    .select()
    .from(schedules)
    .orderBy(asc(schedules.weekday), asc(schedules.from));
  const ids = [...new Set(times.map(({ idAddress }) => idAddress))];
  if (ids.length === 0) return [];
  const rows = (await readCompanyAddresses(tx)).filter(({ id }) => ids.includes(id));
  return rows.map((row) => ({
    ...companyAddressView(row, language),
    note: row.note?.[language] ?? null,
    hours: times
      .filter(({ idAddress }) => idAddress === row.id)
      .map(({ weekday, from, until }) => ({ weekday, from, until })),
  }));
}

async function collectHours(tx: Sql, language: LanguageCode): Promise<string | null> {
  const { CLICK_AND_COLLECT_HOURS: row } = await readParameterRows(tx);
  return (language === "en" && row?.valueEn) || row?.value || null;
}
