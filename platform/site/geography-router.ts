import { z } from "zod";
import {
  citySchema,
  countrySchema,
  type FoundPlace,
  foundPlaceSchema,
} from "@/lib/contract/geography";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { searchCities } from "@/platform/geo/places/city-search";
import { countries } from "@/platform/geo/places/countries";
import { countryIn } from "@/platform/geo/places/country-of";
import { likelyPlaces, likelyTowns } from "@/platform/geo/places/likely-places";
import { signPlace } from "@/platform/geo/places/place-signature";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readOffice } from "@/platform/site/read-office";
import { secretOfSite } from "@/platform/site/site-secret";

const listCountries = route({
  name: "getCountries",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/countries",
  summary: "Every country, by its name in the caller's language",
  responses: responses(z.array(countrySchema), "The countries"),
});

const cities = route({
  name: "searchCities",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/cities/{search}/{idCountry}",
  summary: "The towns of a country whose name or postcode begins like the search",
  request: {
    params: z.object({
      search: z.string().min(1).max(100),
      idCountry: integerParam(),
    }),
  },
  responses: responses(z.array(citySchema), "One entry per postcode and name"),
});

const places = route({
  name: "searchPlaces",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/place",
  summary:
    "Places to be picked up at or driven to: towns and addresses in them, airports, stations",
  request: {
    query: z.object({
      search: z.string().max(200).default(""),
      /** Where nothing is searched yet: those that rides usually start from or go to. */
      usual: z.literal("true").optional(),
    }),
  },
  responses: responses(z.array(foundPlaceSchema), "The places that fit best, first"),
});

export function geographyRouter({ database, searchPlaces }: Services) {
  return newRouter()
    .answerInSteps(listCountries, ({ language }) =>
      countries
        .map((country) => countryIn(country, language))
        .sort((a, b) => a.name.localeCompare(b.name, language.slice(0, 2))),
    )
    .answerInSteps(cities, (_caller, { param: { search, idCountry } }) => {
      const country = countries.find(({ id }) => id === idCountry);
      if (!country) throw new ApiError("NOT_FOUND");
      return searchCities(search, country.alphaTwo);
    })
    .answerInSteps(
      places,
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
