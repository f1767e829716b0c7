import type { ShopData } from "@/demonstration/data/shop-data";

type Rate = ShopData["carriers"][number]["rates"][number];

/** Most grams of a full parcel, by its bottles: heavy glass, cardboard and wadding counted. */
const GRAMS: Record<number, number> = {
  3: 5500,
  6: 10_500,
  12: 21_000,
  18: 31_000,
  24: 41_500,
  36: 62_000,
  60: 103_000,
  120: 206_000,
};

/** Makes rates to some countries: cents by the most bottles. */
const to = (countries: string[], prices: Record<number, number>): Rate[] =>
  countries.flatMap((country) =>
    Object.entries(prices).map(([bottles, priceCents]) => ({
      country,
      upToBottles: Number(bottles),
      upToGrams: GRAMS[Number(bottles)] ?? 0,
      priceCents,
    })),
  );

/** French departments overseas, each with its own code. */
const OVERSEAS = ["GP", "GF", "MQ", "RE", "YT"];

export const carriers: ShopData["carriers"] = [
  {
    deliveryType: "DELIVERY",
    siteType: null,
    serviceCode: "MDO-DOM",
    daysFrom: 2,
    daysTo: 4,
    words: {
      fr_FR: {
        name: "Messageries de l’Ouest, à domicile",
        description:
          "Remis contre signature, sur un créneau que le livreur vous annonce la veille. Une personne majeure doit être présente.",
      },
      en: {
        name: "Messageries de l’Ouest, to your door",
        description:
          "Handed over against a signature, at a time announced the day before. Someone of legal age must be there.",
      },
    },
    rates: [
      ...to(["FR"], {
        3: 990,
        6: 1290,
        12: 1690,
        18: 2190,
        24: 2690,
        36: 3600,
        60: 5400,
        120: 8900,
      }),
      ...to(["BE", "LU"], {
        3: 1490,
        6: 1890,
        12: 2490,
        18: 3290,
        24: 3990,
        36: 5400,
        60: 8200,
        120: 13_900,
      }),
      ...to(["DE"], {
        3: 1590,
        6: 2090,
        12: 2790,
        18: 3690,
        24: 4490,
        36: 6100,
        60: 9400,
        120: 15_900,
      }),
      ...to(OVERSEAS, { 3: 3900, 6: 5900, 12: 9900, 18: 13_900, 24: 17_900 }),
      // Any other country, once SELLS_WORLDWIDE is on.
      ...to(["*"], { 3: 4900, 6: 7900, 12: 13_900 }),
    ],
  },
  {
    deliveryType: "PICKUP",
    siteType: "RELAY",
    serviceCode: "COLP-REL",
    daysFrom: 3,
    daysTo: 5,
    words: {
      fr_FR: {
        name: "Colporteur, en point relais",
        description:
          "Chez un commerçant près de chez vous, qui garde le colis dix jours. Une pièce d’identité vous sera demandée.",
      },
      en: {
        name: "Colporteur, at a parcel shop",
        description:
          "At a shop near you, which keeps the parcel for ten days. You will be asked for proof of identity.",
      },
    },
    rates: [
      ...to(["FR"], { 3: 690, 6: 890, 12: 1290, 18: 1690 }),
      ...to(["BE", "LU"], { 3: 1090, 6: 1390, 12: 1890 }),
    ],
  },
];
