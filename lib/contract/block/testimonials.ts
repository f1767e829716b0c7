import {
  choice,
  date,
  heading,
  line,
  list,
  longText,
  optional,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const testimonialsBlock = defineBlock("TESTIMONIALS", ["Avis de clients", "Reviews"], {
  ...heading,
  /** Notice on the checking of reviews and on their order (L111-7-2, D111-17). */
  checking: translated(
    longText(
      "Contrôle des avis et ordre d’affichage (mention obligatoire)",
      "How reviews are checked and ordered (required by law)",
    ),
  ),
  items: list("Avis", "Reviews", {
    quote: translated(longText("Avis", "Review")),
    author: translated(line("Auteur", "Author")),
    detail: translated(line("Précision sur l’auteur", "About the author")),
    rating: optional(wholeNumber("Note sur 5", "Rating out of 5", { min: 1, max: 5, value: 5 })),
    /** Day of publication; null for an example. */
    date: optional(date("Date de publication", "Date of publication")),
    /** Kind of checking; EXAMPLE is one that nobody wrote of their own experience. */
    verification: choice("Contrôle", "Checked", {
      VERIFIED: ["Avis contrôlé", "Checked"],
      UNVERIFIED: ["Avis non contrôlé", "Not checked"],
      EXAMPLE: ["Exemple", "Example"],
    }),
  }),
});
