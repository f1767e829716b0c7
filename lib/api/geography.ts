import type { City, Country, FoundPlace } from "@/lib/contract/geography";
import type { Call } from "./call";

/** Places whose name begins like `search`: towns, airports, stations. */
export const searchPlaces = (call: Call, search: string) =>
  call<FoundPlace[]>("GET", "/place", { query: { search } });

/** The airports and stations that rides usually start from or go to. */
export const usualPlaces = (call: Call) =>
  call<FoundPlace[]>("GET", "/place", { query: { usual: true } });

/** Every country, by its name in the caller's language. */
export const getCountries = (call: Call) => call<Country[]>("GET", "/countries");

/** The towns of a country whose name or postcode begins like `search`. */
export const searchCities = (call: Call, search: string, idCountry: number) =>
  call<City[]>("GET", `/cities/${encodeURIComponent(search)}/${idCountry}`);
