import type { Picture } from "@/lib/contract/image";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { DeclinationData, ProductData } from "@/platform/demo/data/shop-data";

interface Words {
  name: string;
  slug: string;
  summary: string;
  /** HTML. */
  description: string;
}

/** Pictures of goods are all of this size. */
const SIZE = { width: 900, height: 1200 };

/** A picture of something that is sold, by its file's name, with what is seen on it. */
export const pictured = (file: string, fr: string, en: string): PerLanguage<Picture> => ({
  fr_FR: { src: `/media/73/${file}.webp`, alt: fr, ...SIZE },
  en: { src: `/media/73/${file}.webp`, alt: en, ...SIZE },
});

/** A wine's bottle, and its label from near. */
export const bottleAndLabel = (file: string, name: string) => [
  pictured(
    file,
    `${name}, la bouteille sur un appui de fenêtre en pierre, au soleil du matin`,
    `${name}, the bottle on a stone window sill in the morning sun`,
  ),
  pictured(`${file}-etiquette`, `${name}, l’étiquette de près`, `${name}, the label from near`),
];

type ProductDetails = Partial<Omit<ProductData, "words" | "declinations">> &
  Pick<ProductData, "type" | "kind" | "reference">;

/** A product at the usual VAT, with its pictures in both languages. */
export const product = (
  details: ProductDetails,
  pictures: PerLanguage<Picture>[],
  fr: Words,
  en: Words,
  declinations: DeclinationData[],
): ProductData => ({
  vatRate: 20,
  tags: [],
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

/** A bottle of 75 cl. */
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

/** A bottle of 50 cl. */
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

/** A bottle of a litre and a half. */
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

/** Six bottles in their box, taken from the same stock as those that are sold one by one. */
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
