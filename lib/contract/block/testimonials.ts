import { defineBlock } from "./definition";
import { choice, date, heading, line, list, longText, optional, wholeNumber } from "./fields";

export const testimonialsBlock = defineBlock("TESTIMONIALS", ["Avis de clients", "Reviews"], {
  ...heading,
  /** Whether and how reviews are checked, and in what order they stand (L111-7-2, D111-17). */
  checking: longText(
    "Contrôle des avis et ordre d’affichage (mention obligatoire)",
    "How reviews are checked and ordered (required by law)",
  ),
  items: list("Avis", "Reviews", {
    quote: longText("Avis", "Review"),
    author: line("Auteur", "Author"),
    detail: line("Précision sur l’auteur", "About the author"),
    rating: optional(wholeNumber("Note sur 5", "Rating out of 5", { min: 1, max: 5, value: 5 })),
    /** When it was published; null for an example. */
    date: optional(date("Date de publication", "Date of publication")),
    /** How it was checked; EXAMPLE is one that nobody wrote of an experience of theirs. */
    verification: choice("Contrôle", "Checked", {
      VERIFIED: ["Avis contrôlé", "Checked"],
      UNVERIFIED: ["Avis non contrôlé", "Not checked"],
      EXAMPLE: ["Exemple", "Example"],
    }),
  }),
});
