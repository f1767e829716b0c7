import type { ShopData } from "@/demonstration/data/shop-data";
import type { SiteData } from "@/demonstration/data/site-data";

/** Estate's cellar, and its depot on the quays of Nantes. */
export const companyAddresses: SiteData["companyAddresses"] = [
  {
    types: ["COMPANY", "CLICK_AND_COLLECT"],
    address: "4 chemin du Gué",
    postalCode: "44190",
    city: "Saint-Gildas-sur-Sèvre",
    country: "FR",
    lat: 47.1142,
    lng: -1.3061,
    note: {
      fr_FR: "La cave est dans la cour, sous l’arche, à gauche du puits.",
      en: "The cellar is in the courtyard, under the arch, left of the well.",
    },
  },
  {
    types: ["CLICK_AND_COLLECT"],
    address: "27 quai de la Fosse",
    addressPart2: "Dépôt, cour intérieure",
    postalCode: "44000",
    city: "Nantes",
    country: "FR",
    lat: 47.2099,
    lng: -1.5662,
    note: {
      fr_FR: "Sonnez à « Quatre Aulnes » ; le tramway 1 s’arrête à deux minutes.",
      en: "Ring at “Quatre Aulnes”; tram line 1 stops two minutes away.",
    },
  },
];

const DAYS = [2, 3, 4, 5, 6];

/** Opening hours for collecting an order; Monday is 1. */
export const schedules: ShopData["schedules"] = [
  { address: 0, weekday: 1, from: "14:00", until: "18:30" },
  ...DAYS.flatMap((weekday) => [
    { address: 0, weekday, from: "09:30", until: "12:30" },
    { address: 0, weekday, from: "14:00", until: "18:30" },
  ]),
  { address: 1, weekday: 3, from: "16:00", until: "19:00" },
  { address: 1, weekday: 6, from: "09:30", until: "13:00" },
];

const BETWEEN_THE_YEARS = [2026, 2027, 2028, 2029].flatMap((year) =>
  [26, 27, 28, 29, 30, 31].map((day) => `${year}-12-${day}`),
);

/** An order is ready a day later; the cellar is closed between Christmas and the New Year. */
export const calendars: SiteData["calendars"] = [
  {
    name: "Retrait des commandes",
    kind: "COLLECT",
    minimumNoticeMin: 24 * 60,
    furthestDays: 30,
    closures: BETWEEN_THE_YEARS,
  },
];
