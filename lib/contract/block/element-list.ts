import { defineBlock } from "./definition";
import { added, choice, heading, line, longText, optional, picture, wholeNumber } from "./fields";

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
      PEOPLE: ["Personnes", "People"],
    }),
    /** Behind steps alone, from the middle of the page to its edge. */
    image: added(
      optional(picture("Image bord à bord, pour des étapes", "Picture to the edge, for steps")),
    ),
  },
);
