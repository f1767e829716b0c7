import { defineBlock } from "./definition";
import { choice, heading, line, longText, optional, wholeNumber } from "./fields";

export const elementListBlock = defineBlock(
  "ELEMENT_LIST",
  ["Liste d’éléments", "List of elements"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** The route of the element list (§3). */
    route: line("Liste", "List"),
    nbItem: wholeNumber("Nombre d’éléments", "Number of elements", { min: 1, max: 100, value: 12 }),
    display: choice("Présentation", "Layout", {
      CARDS: ["Cartes", "Cards"],
      LOGOS: ["Logos", "Logos"],
      STEPS: ["Étapes", "Steps"],
      LINKS: ["Liens", "Links"],
    }),
  },
);
