import type { DeclinationData, ProductData, ShopData } from "@/demonstration/data/shop-data";
import type { TinyWords } from "./tiny-words";

/** Builds a tiny site's products: a red and its box from one stock, and an endless white. */
export function tinyShop(id: number, { both, each, picture }: TinyWords): ShopData {
  const product = (
    name: string,
    more: Pick<ProductData, "type" | "kind"> & Partial<ProductData>,
  ): ProductData => {
    return {
      reference: `${name.toUpperCase()}-${id}`,
      tags: ["loire"],
      vatRate: 20,
      words: each((code) => ({
        name: both(`${name} d’été`)[code],
        slug: name.toLowerCase(),
        summary: both(`Summary of ${name}`)[code],
        description: `<p>${both("Description")[code]}</p>`,
        images: [picture],
      })),
      declinations: [],
      ...more,
    };
  };
  const inSize = (size: string) => [
    { variation: both("Year").fr_FR, value: { fr_FR: "2022", en: "2022" } },
    { variation: both("Size").fr_FR, value: both(size) },
  ];
  const bottle = (reference: string, more: Partial<DeclinationData> = {}): DeclinationData => ({
    reference: `${reference}-${id}`,
    values: inSize("75 cl"),
    priceCents: 950,
    capacity: 75,
    capacityUnit: "CENTILITRE",
    weightGrams: 1300,
    stock: null,
    ...more,
  });
  const named = (name: string) => each((code) => ({ name: both(name)[code] }));
  const sharedStock = `SHARED-${id}`;
  const box = { sellByMultipleOf: 6, stockUnits: 6, weightGrams: 8000, values: [] };

  return {
    products: [
      product("Rouge", {
        type: "WINE",
        kind: "RED",
        tags: ["loire", "organic"],
        vintage: 2022,
        appellation: `Chinon ${id}`,
        alcohol: 12.5,
        grapeVarieties: [{ name: "Cabernet franc", percent: 100 }],
        mealIcons: ["RED_MEAT", "CHEESE"],
        recommended: [`BLANC-${id}`],
        hasFile: true,
        declinations: [
          bottle("R-MAGNUM", {
            values: inSize("Magnum"),
            priceCents: 2200,
            capacity: 1.5,
            capacityUnit: "LITER",
          }),
          bottle("R-75", { stock: sharedStock }),
        ],
      }),
      product("Coffret", {
        type: "BOX",
        kind: "BOX",
        declinations: [bottle("C-6", { ...box, priceCents: 5400, stock: sharedStock })],
      }),
      product("Blanc", {
        type: "WINE",
        kind: "WHITE",
        declinations: [bottle("B-75", { priceCents: 850 })],
      }),
    ],
    stocks: [{ reference: sharedStock, quantity: 20 }],
    awards: [
      { product: `ROUGE-${id}`, year: 2024, medal: "GOLD", words: named("Concours") },
      { product: `ROUGE-${id}`, year: 2025, medal: "STAR", words: named("Guide") },
    ],
    carriers: [
      {
        deliveryType: "DELIVERY",
        words: each((code) => ({
          name: both("Van")[code],
          description: both("To the door")[code],
        })),
        daysFrom: 2,
        daysTo: 4,
        rates: [{ country: "FR", upToGrams: 30_000, upToBottles: 24, priceCents: 1250 }],
      },
    ],
    accessPoints: [
      {
        code: `POINT-${id}`,
        name: both("Tobacconist").fr_FR,
        addLine1: "3 rue du Port",
        zipCode: "37500",
        city: "Chinon",
        country: "FR",
        lat: 47.17,
        lng: 0.24,
      },
    ],
    schedules: [{ address: 0, weekday: 6, from: "10:00", until: "12:30" }],
    discounts: [{ code: `TINY${id}`, kind: "PERCENT", percent: 10 }],
  };
}
