import { z } from "zod";
import { citySchema, countrySchema, foundPlaceSchema } from "@/lib/contract/geography";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

export const getCountries = call({
  name: "getCountries",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/countries",
  summary: "Every country, by its name in the caller's language",
  answer: z.array(countrySchema),
  says: "The countries",
});

export const searchCities = call({
  name: "searchCities",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/cities/{search}/{idCountry}",
  summary: "The towns of a country whose name or postcode begins like the search",
  params: z.object({
    search: z.string().min(1).max(100),
    idCountry: integerParam(),
  }),
  answer: z.array(citySchema),
  says: "One entry per postcode and name",
});

export const searchPlaces = call({
  name: "searchPlaces",
  area: "geography",
  access: "ANYONE",
  method: "get",
  path: "/place",
  summary:
    "Places to be picked up at or driven to: towns and addresses in them, airports, stations",
  query: z.object({
    search: z.string().max(200).default(""),
    /** Without a search: the places that rides usually start from or go to. */
    usual: z.literal("true").optional(),
  }),
  answer: z.array(foundPlaceSchema),
  says: "The places that fit best, first",
});
