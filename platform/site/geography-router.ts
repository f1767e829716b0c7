import * as calls from "@/lib/contract/calls/geography";
import type { FoundPlace } from "@/lib/contract/geography";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { searchCities } from "@/platform/geo/places/city-search";
import { countries } from "@/platform/geo/places/countries";
import { countryIn } from "@/platform/geo/places/country-of";
import { likelyPlaces, likelyTowns } from "@/platform/geo/places/likely-places";
import { signPlace } from "@/platform/geo/places/place-signature";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readOffice } from "@/platform/site/read-office";
import { secretOfSite } from "@/platform/site/site-secret";

export function geographyRouter({ database, searchPlaces }: Services) {
  return newRouter()
    .answerInSteps(calls.getCountries, ({ language }) =>
      countries
        .map((country) => countryIn(country, language))
        .sort((a, b) => a.name.localeCompare(b.name, language.slice(0, 2))),
    )
    .answerInSteps(calls.searchCities, (_caller, { param: { search, idCountry } }) => {
      const country = countries.find(({ id }) => id === idCountry);
      if (!country) throw new ApiError("NOT_FOUND");
      return searchCities(search, country.alphaTwo);
    })
    .answerInSteps(
      calls.searchPlaces,
      async ({ idSite, language, inUnitOfWork }, { query: { search, usual } }) => {
        const locale = localeFromCode(language) ?? "fr";
        const office = () => inUnitOfWork(({ tx }) => readOffice(tx));
        const found: Omit<FoundPlace, "signature">[] =
          usual && search.trim() === ""
            ? likelyPlaces(locale, await office())
            : await searchPlaces(search.trim(), locale);
        if (found.length === 0) {
          const towns = likelyTowns(search, locale, await office());
          found.push(...towns.map((town) => ({ ...town, isGuess: true })));
        }
        const secret = await secretOfSite(database, idSite);
        return found.map((place) => signPlace(secret, place));
      },
    );
}
