import type { DeclinationData, ProductData } from "@/demonstration/data/shop-data";
import type { Picture } from "@/lib/contract/image";
import type { ProductKind } from "@/lib/contract/product";
import { wineEnergy } from "@/lib/rules/shop/wine-energy";
import type { PerLanguage } from "@/platform/db/schema/columns";

interface Words {
  name: string;
  slug: string;
  summary: string;
  /** HTML. */
  description: string;
}

const SIZE = { width: 900, height: 1200 };

export const pictured = (file: string, fr: string, en: string): PerLanguage<Picture> => ({
  fr_FR: { src: `/media/73/${file}.webp`, alt: fr, ...SIZE },
  en: { src: `/media/73/${file}.webp`, alt: en, ...SIZE },
});

export const bottleAndLabel = (file: string, name: string) => [
  pictured(
    file,
    `${name}, la bouteille sur un appui de fenêtre en pierre, au soleil du matin`,
    `${name}, the bottle on a stone window sill in the morning sun`,
  ),
  pictured(`${file}-etiquette`, `${name}, l’étiquette de près`, `${name}, the label from near`),
];

/** Grams of sugar in 100 ml of a wine of the estate, by what it is. */
const SUGAR: Partial<Record<ProductKind, number>> = { SWEET: 8.5, SPARKLING: 0.9, ROSE: 1.1 };
const DRY = 0.2;

/** The label of a wine, worked out from its alcohol and its sugar; null of what is no wine. */
function wineLabel({ type, kind, alcohol }: ProductDetails): ProductData["label"] {
  if (type !== "WINE" || !alcohol) return null;
  const sugars = SUGAR[kind] ?? DRY;
  const carbohydrates = Math.round((sugars + 0.1) * 10) / 10;
  const { kj, kcal } = wineEnergy(alcohol, carbohydrates);
  const isSparkling = kind === "SPARKLING";
  return {
    ingredients: {
      fr_FR: `raisins${isSparkling ? ", saccharose, levures" : ""}, conservateur (*sulfites*)`,
      en: `grapes${isSparkling ? ", sucrose, yeast" : ""}, preservative (*sulphites*)`,
    },
    ...{ energyKj: kj, energyKcal: kcal, carbohydrates, sugars },
  };
}

type ProductDetails = Partial<Omit<ProductData, "words" | "declinations">> &
  Pick<ProductData, "type" | "kind" | "reference">;

/** Makes a product at the usual VAT, with its pictures in both languages. */
export const product = (
  details: ProductDetails,
  pictures: PerLanguage<Picture>[],
  fr: Words,
  en: Words,
  declinations: DeclinationData[],
): ProductData => ({
  vatRate: 20,
  tags: [],
  label: wineLabel(details),
  ...details,
  words: {
    fr_FR: { ...fr, images: pictures.map((picture) => picture.fr_FR) },
    en: { ...en, images: pictures.map((picture) => picture.en) },
  },
  declinations,
});

type Value = DeclinationData["values"][number];

export const vintage = (year: number): Value => ({
  variation: "Millésime",
  value: { fr_FR: String(year), en: String(year) },
});

const format = (fr: string, en: string): Value => ({
  variation: "Format",
  value: { fr_FR: fr, en },
});

type DeclinationParts = [reference: string, priceCents: number, stock: string, ...values: Value[]];

/** Makes a bottle of 75 cl. */
export const bottle = (
  ...[reference, priceCents, stock, ...values]: DeclinationParts
): DeclinationData => ({
  reference,
  priceCents,
  stock,
  values: [...values, format("Bouteille 75 cl", "75 cl bottle")],
  capacity: 75,
  capacityUnit: "CENTILITRE",
  weightGrams: 1350,
});

/** Reduces an article, since three days and for three weeks. */
export const reduced = (declination: DeclinationData, cents: number): DeclinationData => ({
  ...declination,
  reduction: { cents, daysSince: 3, daysLeft: 21 },
});

/** Makes a bottle of 50 cl. */
export const small = (
  ...[reference, priceCents, stock, ...values]: DeclinationParts
): DeclinationData => ({
  reference,
  priceCents,
  stock,
  values: [...values, format("Bouteille 50 cl", "50 cl bottle")],
  capacity: 50,
  capacityUnit: "CENTILITRE",
  weightGrams: 980,
});

/** Makes a bottle of a litre and a half. */
export const magnum = (
  ...[reference, priceCents, stock, ...values]: DeclinationParts
): DeclinationData => ({
  reference,
  priceCents,
  stock,
  values: [...values, format("Magnum 150 cl", "150 cl magnum")],
  capacity: 150,
  capacityUnit: "CENTILITRE",
  weightGrams: 2700,
});

/** Makes a box of six bottles, taken from the same stock as those sold one by one. */
export const boxOfSix = (
  ...[reference, priceCents, stock, ...values]: DeclinationParts
): DeclinationData => ({
  reference,
  priceCents,
  stock,
  values: [...values, format("Carton de 6 bouteilles", "Box of 6 bottles")],
  capacity: 75,
  capacityUnit: "CENTILITRE",
  sellByMultipleOf: 6,
  stockUnits: 6,
  weightGrams: 8600,
});
