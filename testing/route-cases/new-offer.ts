import { products } from "@/platform/db/schema/catalogue";
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
  ingredients: { fr_FR: "raisins, *sulfites*", en: "grapes, *sulphites*" },
  energyKj: 300,
  energyKcal: 72,
  carbohydrates: 0.6,
  sugars: 0.2,
});
