import {
  added,
  choice,
  choices,
  heading,
  line,
  list,
  longText,
  optional,
  translated,
} from "@/lib/contract/field/fields";
import type { ProductKind } from "../product";
import { defineBlock } from "./definition";

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
    text: translated(optional(longText("Texte", "Text"))),
    /** Kinds in the filter, in this order; null for every kind that the site sells. */
    kinds: optional(choices("Familles proposées", "Kinds on offer", KINDS)),
    /** Tags in the filter with their labels, in this order; without it, the most used. */
    tagLabels: added(
      optional(
        list("Étiquettes proposées", "Tags on offer", {
          slug: line("Étiquette", "Tag"),
          label: translated(line("Libellé", "Label")),
        }),
      ),
    ),
    /** Null to follow PRODUCT_DISPLAY. */
    display: optional(
      choice("Présentation", "Layout", { GRID: ["Grille", "Grid"], LIST: ["Liste", "List"] }),
    ),
  },
);
