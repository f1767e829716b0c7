import {
  heading,
  line,
  longText,
  optional,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const reviewsBlock = defineBlock("REVIEWS", ["Avis vérifiés", "Verified reviews"], {
  ...heading,
  text: translated(optional(longText("Texte", "Text"))),
  nbItem: wholeNumber("Avis affichés d’abord", "Reviews shown at first", {
    min: 1,
    max: 50,
    value: 8,
  }),
  /** `from` of a review site with figures to show besides. */
  from: optional(
    line("Site d’avis extérieur, par son identifiant", "External review site, by its identifier"),
  ),
});
