import type { SiteData } from "@/demonstration/data/site-data";

/** Vehicles and their fares, in cents, VAT included. */
export const vehicles: SiteData["vehicles"] = [
  {
    order: 0,
    name: { fr_FR: "Berline", en: "Saloon" },
    description: {
      fr_FR: "Noire, sièges en cuir, trois places à l’aise",
      en: "Black, leather seats, room for three in comfort",
    },
    image: "/media/72/vehicule-berline.webp",
    plate: "GB-472-KN",
    seats: 3,
    luggage: 3,
    flatRateCents: 3500,
    flatRateUnderKm: 20,
    perKmCents: 190,
    hourlyCents: 6500,
    minimumHours: 2,
    includedKmPerHour: 30,
    extraKmCents: 160,
    co2GramsPerKm: 140,
  },
  {
    order: 1,
    name: { fr_FR: "Van", en: "Van" },
    description: {
      fr_FR: "Noir, sièges en vis-à-vis, jusqu’à sept passagers",
      en: "Black, facing seats, up to seven passengers",
    },
    image: "/media/72/vehicule-van.webp",
    plate: "GH-318-TL",
    seats: 7,
    luggage: 7,
    flatRateCents: 4900,
    flatRateUnderKm: 20,
    perKmCents: 240,
    hourlyCents: 8500,
    minimumHours: 2,
    includedKmPerHour: 30,
    extraKmCents: 200,
    co2GramsPerKm: 215,
  },
];

export const fareSupplements: SiteData["fareSupplements"] = [
  { code: "NIGHT", percent: 15, from: "21:00", until: "06:00" },
  { code: "SUNDAY", percent: 10 },
  { code: "PUBLIC_HOLIDAY", percent: 20 },
];

export const calendars: SiteData["calendars"] = [{ name: "Réservations", furthestDays: 365 }];
