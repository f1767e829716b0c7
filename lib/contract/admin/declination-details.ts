import { z } from "zod";
import { line, translated, wholeNumber } from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { lineSchema } from "@/lib/contract/typed-text";
import { offeredPictures } from "./offered-picture";
import { rowOf, rows, written } from "./rows";

/** Values by which an article differs from the others of its product. */
export const articleValues = written(
  rows(
    "Ce qui le distingue",
    "How it differs",
    {
      variation: rowOf("variation", "Différence", "Difference"),
      value: { ...translated(line("Valeur", "Value")), schema: lineSchema.max(60) },
    },
    { max: 3 },
  ),
  {
    note: {
      fr: "Par exemple Millésime 2025, Format Magnum. Les mêmes différences pour tous les articles du produit : la fiche en fait ses choix.",
      en: "For example Vintage 2025, Size Magnum. The same differences for every article of the product: its page offers them as choices.",
    },
  },
);

const boxContents = written(
  rows(
    "Dans ce coffret",
    "In this box",
    {
      article: rowOf("declination", "Article", "Article"),
      quantity: wholeNumber("Nombre", "How many", { min: 1, max: 120, value: 1 }),
    },
    { max: 24 },
  ),
  {
    part: { fr: "Composition", en: "Contents" },
    note: {
      fr: "Pour un coffret ou un carton ; la fiche du produit la montre. Vide pour le reste.",
      en: "For a box or a carton; the product’s page shows it. Empty for anything else.",
    },
  },
);

const picture = {
  kind: "PICTURES",
  max: 1,
  label: { fr: "Photo de cet article", en: "Photo of this article" },
  isSilent: true,
  slot: slot(
    "L’article debout, de face, sur un fond uni : le magnum à côté d’une bouteille, le carton fermé.",
    "The article upright, from the front, on a plain ground: the magnum beside a bottle, the carton closed.",
    { least: 900 },
  ),
  change: offeredPictures(1),
} as const;

export const declinationDetails = {
  capacity: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Contenance (cl)", en: "Capacity (cl)" },
    isOptional: true,
    change: z.number().multipleOf(0.1).min(0.1).max(10_000).nullable(),
  },
  sellByMultipleOf: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Bouteilles par article", en: "Bottles in one" },
    note: { fr: "6 pour un carton de six.", en: "6 for a carton of six." },
    change: z.int().min(1).max(120),
  },
  hasShippingFees: {
    kind: "FLAG",
    label: { fr: "Compte dans les frais de port", en: "Counts for the cost of delivery" },
    change: z.boolean(),
  },
  image: picture,
  contents: boxContents,
  isPackedToOrder: {
    kind: "FLAG",
    label: { fr: "Composé à la commande", en: "Packed as it is ordered" },
    note: {
      fr: "Le coffret n’a pas de stock à lui : chaque article se prend au sien, et dès que l’un manque, le coffret est épuisé.",
      en: "The box has no stock of its own: each article is taken from its own, and as soon as one has run out, so has the box.",
    },
    leftOut: false,
    change: z.boolean(),
  },
} as const;
