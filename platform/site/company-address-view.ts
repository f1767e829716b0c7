import type { Address } from "@/lib/contract/address";
import type { LanguageCode } from "@/lib/contract/locale";
import type { companyAddresses } from "@/platform/db/schema/people";
import { countryOf } from "@/platform/geo/places/country-of";

/** Shows an address of the company, its country named in a language. */
export function companyAddressView(
  row: typeof companyAddresses.$inferSelect,
  language: LanguageCode,
): Address {
  const { idSite: _site, note: _note, types, country, ...fields } = row;
  return {
    ...fields,
    type: types.map((value) => ({ value })),
    country: countryOf(country, language),
  };
}
