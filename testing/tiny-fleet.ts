import type { SiteData } from "@/demonstration/data/site-data";
import { marker, type TinyWords } from "./tiny-words";

/** Builds the vehicles of tiny site `id`, their fares and calendars. */
export function tinyFleet(
  id: number,
  { both }: TinyWords,
): Pick<SiteData, "vehicles" | "fareSupplements" | "calendars"> {
  return {
    vehicles: [
      { order: 0, name: both("Saloon"), seats: 3, luggage: 3, flatRateCents: 2500 },
      { order: 1, name: both("Van"), seats: 7, luggage: 7, flatRateCents: 3500 },
    ].map((vehicle) => ({
      ...vehicle,
      description: both("Comfortable"),
      flatRateUnderKm: 20,
      perKmCents: 200,
      hourlyCents: 6000,
      minimumHours: 2,
      includedKmPerHour: 25,
      extraKmCents: 180,
    })),
    fareSupplements: [
      { code: "NIGHT", percent: 20, from: "21:00", until: "06:00" },
      { code: "SUNDAY", percent: 10 },
      { code: "PUBLIC_HOLIDAY", percent: 15 },
    ],
    calendars: [{ name: marker(id), furthestDays: 365, closures: [] }],
  };
}
