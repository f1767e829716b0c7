import { z } from "zod";
import { choice, choices, line, lines, optional, translated } from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { MEALS } from "@/lib/contract/meal";
import { lineSchema } from "@/lib/contract/typed-text";
import { offeredPictures } from "./offered-picture";
import { numberOf, rowOf, rows, written } from "./rows";

const awards = rows(
  "Récompenses",
  "Awards",
  {
    name: {
      ...translated(line("Concours ou guide", "Contest or guide")),
      schema: lineSchema.max(120),
    },
    medal: choice("Récompense", "Award", {
      GOLD: ["Médaille d’or", "Gold medal"],
      SILVER: ["Médaille d’argent", "Silver medal"],
      BRONZE: ["Médaille de bronze", "Bronze medal"],
      STAR: ["Étoile ou coup de cœur", "Star or favourite"],
    }),
    year: numberOf("Année", "Year", z.int().min(1900).max(2100)),
    image: {
      label: { fr: "Image de la médaille", en: "Picture of the medal" },
      input: {
        kind: "PICTURES",
        fields: {},
        slot: slot(
          "La médaille seule, de face, sur un fond uni ; ou le logo que le concours vous a donné.",
          "The medal alone, from the front, on a plain ground; or the logo that the contest gave you.",
          { least: 600 },
        ),
        max: 1,
        isWhole: true,
        isSilent: true,
      },
      schema: offeredPictures(1).default([]),
      default: [],
    },
  },
  { max: 20 },
);

const grapeVarieties = rows(
  "Cépages",
  "Grape varieties",
  {
    name: { ...line("Cépage", "Variety"), schema: lineSchema.min(1).max(80) },
    percent: optional(numberOf("Part", "Share", z.number().multipleOf(0.1).min(0.1).max(100), "%")),
  },
  { max: 12 },
);

/** Fields of a wine's sheet that stand beside its texts. */
export const productDetails = {
  appellation: {
    kind: "LINE",
    part: { fr: "Le vin", en: "The wine" },
    label: { fr: "Appellation", en: "Appellation" },
    isOptional: true,
    change: lineSchema.max(120).nullable(),
  },
  vintage: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Millésime", en: "Vintage" },
    isOptional: true,
    change: z.int().min(1900).max(2100).nullable(),
  },
  alcohol: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Alcool, % vol", en: "Alcohol, % by volume" },
    isOptional: true,
    change: z.number().multipleOf(0.1).min(0).max(99).nullable(),
  },
  grapeVarieties: written(grapeVarieties, {
    note: {
      fr: "Ils ne se montrent que si le réglage « Cépages » est en marche.",
      en: "They are shown only while the setting “Grape varieties” is on.",
    },
  }),
  awards: written(awards, {
    note: {
      fr: "La plus récente se montre d’abord. Le nom anglais reste le français tant qu’il est vide.",
      en: "The latest is shown first. While the English name is empty, the French one stands.",
    },
  }),
  mealIcons: written(choices("Va bien avec", "Goes well with", MEALS)),
  tags: written({
    ...lines("Mots-clés", "Tags"),
    note: {
      fr: "Un par ligne : les visiteurs filtrent la boutique par eux.",
      en: "One a line: visitors filter the shop by them.",
    },
    schema: z.array(lineSchema.min(1).max(40)).max(20),
  }),
  recommended: written(
    rows(
      "À côté, nous proposons",
      "Shown beside it",
      { product: rowOf("shop-product", "Produit", "Product") },
      { max: 4 },
    ),
    {
      note: {
        fr: "Quatre au plus. Sans choix, d’autres produits de la même sorte.",
        en: "Four at most. Without a choice, other products of its kind.",
      },
    },
  ),
  hasFile: {
    kind: "FLAG",
    label: { fr: "Fiche technique à télécharger", en: "Technical sheet to download" },
    change: z.boolean(),
  },
} as const;
