import { products } from "@/platform/db/schema/catalogue";
import type { TestPlatform } from "@/testing/test-platform";

export const A_VEHICLE = {
  nameFr: "Berline électrique",
  nameEn: "Electric saloon",
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
  descriptionFr: "Silencieuse",
  descriptionEn: "Silent",
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
  nameFr: "Folle blanche",
  nameEn: "Folle Blanche",
  isActive: true,
  order: 100,
  vatRate: 20,
  summaryFr: "Vif",
  summaryEn: "Crisp",
  descriptionFr: "<p>Sec.</p>",
  descriptionEn: "<p>Dry.</p>",
  images: [],
  ingredientsFr: "raisins, *sulfites*",
  ingredientsEn: "grapes, *sulphites*",
  energyKj: 300,
  energyKcal: 72,
  carbohydrates: 0.6,
  sugars: 0.2,
});
