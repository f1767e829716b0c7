import type { Address } from "@/lib/contract/address";
import type { LanguageCode } from "@/lib/contract/locale";
import type { memberAddresses } from "@/platform/db/schema/member";
import { countryOf } from "@/platform/geo/places/country-of";

/** Shows an address of a member's book, in their language; nobody has looked for it on a map. */
export function addressView(
  { types, country, idSite: _site, idUser: _user, ...fields }: typeof memberAddresses.$inferSelect,
  language: LanguageCode,
): Address {
  return {
    ...fields,
    type: types.map((value) => ({ value })),
    country: countryOf(country, language),
    lat: null,
    lng: null,
  };
}
