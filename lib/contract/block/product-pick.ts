import {
  heading,
  labelledLink,
  line,
  longText,
  optional,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const productPickBlock = defineBlock(
  "PRODUCT_PICK",
  ["Sélection de produits", "Picked products"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    /** Tag of the products; null for any. */
    tag: optional(line("Étiquette", "Tag")),
    nbItem: wholeNumber("Nombre de produits", "Number of products", { min: 1, max: 12, value: 4 }),
    action: labelledLink("Lien vers les autres", "Link to the others"),
  },
);
