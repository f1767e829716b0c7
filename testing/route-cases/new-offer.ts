import { eq } from "drizzle-orm";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { variations } from "@/platform/db/schema/content";
import { accessPoints } from "@/platform/db/schema/delivery";
import { addressTypes } from "@/platform/db/schema/people";
import type { TestPlatform } from "@/testing/test-platform";

export const A_VEHICLE = {
  name: { fr_FR: "Berline électrique", en: "Electric saloon" },
  seats: 3,
  luggage: 3,
  plate: null,
  isActive: true,
  perKm: 2.1,
  flatRate: 38,
  flatRateUnderKm: 20,
  hourly: 68,
  minimumHours: 2,
  includedKmPerHour: 30,
  extraKm: 1.7,
  description: { fr_FR: "Silencieuse", en: "Silent" },
  photo: [],
  order: 10,
  co2GramsPerKm: 40,
};

/** Describes a product under a reference that no other has. */
export const aNewProduct = async ({ database }: TestPlatform) => ({
  sort: "WHITE",
  reference: `NEW-${await database.everySite.$count(products)}`,
  firstPrice: 9.8,
  quantity: 120,
  capacity: 75,
  weightGrams: 1300,
  name: { fr_FR: "Folle blanche", en: "Folle Blanche" },
  isActive: true,
  order: 100,
  vatRate: 20,
  summary: { fr_FR: "Vif", en: "Crisp" },
  description: { fr_FR: "<p>Sec.</p>", en: "<p>Dry.</p>" },
  images: [],
  appellation: "Gros-plant du pays nantais",
  vintage: 2025,
  alcohol: 11,
  grapeVarieties: [{ name: "Folle blanche", percent: 100 }],
  awards: [{ name: { fr_FR: "Concours de Nantes" }, medal: "GOLD", year: 2026 }],
  mealIcons: ["OYSTERS"],
  tags: ["loire"],
  recommended: [],
  hasFile: false,
  ingredients: { fr_FR: "raisins, *sulfites*", en: "grapes, *sulphites*" },
  energyKj: 300,
  energyKcal: 72,
  carbohydrates: 0.6,
  sugars: 0.2,
});

/** Describes an article of a product, in values that no other has. */
export async function aNewArticle({ database }: TestPlatform, idSite: number) {
  const [product] = await database.everySite
    .select()
    .from(products)
    .where(eq(products.idSite, idSite));
  const [variation] = await database.everySite
    .select()
    .from(variations)
    .where(eq(variations.idSite, idSite));
  const count = await database.everySite.$count(declinations);
  return {
    idProduct: product?.id ?? 0,
    reference: `ARTICLE-${count}`,
    quantity: 24,
    values: [{ variation: variation?.id ?? 0, value: { fr_FR: `Cuvée ${count}` } }],
    price: 19.5,
    reducedPrice: null,
    reducedFrom: null,
    reducedUntil: null,
    isActive: true,
    weightGrams: 2700,
    idStock: null,
    stockUnits: 1,
    capacity: 150,
    sellByMultipleOf: 1,
    hasShippingFees: true,
    image: [],
    contents: [],
    isPackedToOrder: false,
  };
}

export const A_CARRIER = {
  name: { fr_FR: "Coursier", en: "Courier" },
  isActive: true,
  deliveryType: "DELIVERY",
  description: { fr_FR: "Le lendemain", en: "The next day" },
  daysFrom: 1,
  daysTo: 2,
  serviceCode: null,
  order: 9,
  zones: [
    {
      countries: ["FR", "BE"],
      steps: [
        { bottles: 6, kilos: 10, price: 12.5 },
        { bottles: 12, kilos: 20, price: 18 },
      ],
    },
  ],
};

export const A_COLLECT_PLACE = {
  address: "3 place du Bouffay",
  addressPart2: null,
  postalCode: "44000",
  city: "Nantes",
  country: "FR",
  note: { fr_FR: "Sous le porche", en: null },
  hours: [{ day: "SATURDAY", from: "9h30", until: "12:30" }],
  lat: null,
  lng: null,
};

/** Describes a parcel shop under a code that no other has. */
export const aNewAccessPoint = async ({ database }: TestPlatform) => ({
  name: "Tabac du Port",
  code: `NEW-${await database.everySite.$count(accessPoints)}`,
  addLine1: "1 quai du Port",
  zipCode: "44000",
  city: "Nantes",
  country: "fr",
  lat: null,
  lng: null,
});

/** Describes a kind of address by names that no other has. */
export async function aNewAddressType({ database }: TestPlatform) {
  const count = await database.everySite.$count(addressTypes);
  return { name: { fr_FR: `Bureau ${count}`, en: `Office ${count}` } };
}
