import type { ProductKind } from "../product";
import { defineBlock } from "./definition";
import { added, choice, choices, heading, line, list, longText, optional } from "./fields";

const KINDS = {
  RED: ["Rouges", "Reds"],
  WHITE: ["Blancs", "Whites"],
  ROSE: ["Rosés", "Rosés"],
  SPARKLING: ["Effervescents", "Sparkling"],
  SWEET: ["Moelleux", "Sweet"],
  BOX: ["Coffrets", "Boxes"],
  OTHER: ["Autres", "Other"],
} satisfies Record<ProductKind, [fr: string, en: string]>;

export const productListBlock = defineBlock(
  "PRODUCT_LIST",
  ["Liste des produits", "List of products"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** What one can filter by, in this order; null for every kind that the site sells. */
    kinds: optional(choices("Familles proposées", "Kinds on offer", KINDS)),
    /** The tags that one can filter by, in this order, as they are called; without it, the most used. */
    tagLabels: added(
      optional(
        list("Étiquettes proposées", "Tags on offer", {
          slug: line("Étiquette", "Tag"),
          label: line("Libellé", "Label"),
        }),
      ),
    ),
    /** Null for as PRODUCT_DISPLAY says. */
    display: optional(
      choice("Présentation", "Layout", { GRID: ["Grille", "Grid"], LIST: ["Liste", "List"] }),
    ),
  },
);
