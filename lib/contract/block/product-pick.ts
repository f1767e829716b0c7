import { defineBlock } from "./definition";
import { heading, labelledLink, line, longText, optional, wholeNumber } from "./fields";

export const productPickBlock = defineBlock(
  "PRODUCT_PICK",
  ["Sélection de produits", "Picked products"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** Products with this tag; any when null. */
    tag: optional(line("Étiquette", "Tag")),
    nbItem: wholeNumber("Nombre de produits", "Number of products", { min: 1, max: 12, value: 4 }),
    /** The way to the others. */
    action: labelledLink("Lien vers les autres", "Link to the others"),
  },
);
