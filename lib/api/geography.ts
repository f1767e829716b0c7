import type { Country, FoundPlace } from "@/lib/contract/geography";
import type { Call } from "./call";

/** Places whose name begins like `search`: towns, airports, stations. */
export const searchPlaces = (call: Call, search: string) =>
  call<FoundPlace[]>("GET", "/place", { query: { search } });

/** Every country, by its name in the caller's language. */
export const getCountries = (call: Call) => call<Country[]>("GET", "/countries");
