import {
  added,
  choice,
  heading,
  line,
  longText,
  optional,
  picture,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const elementListBlock = defineBlock(
  "ELEMENT_LIST",
  ["Liste d’éléments", "List of elements"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    /** Route of the element list (§3). */
    route: line("Liste", "List"),
    nbItem: wholeNumber("Nombre d’éléments", "Number of elements", { min: 1, max: 100, value: 24 }),
    display: choice("Présentation", "Layout", {
      CARDS: ["Cartes", "Cards"],
      LOGOS: ["Logos", "Logos"],
      STEPS: ["Étapes", "Steps"],
      LINKS: ["Liens", "Links"],
      PEOPLE: ["Personnes", "People"],
      DATES: ["Rendez-vous à venir", "Coming events"],
    }),
    /** Only behind steps, from the middle of the page to its edge. */
    image: added(
      optional(
        picture(
          "Image bord à bord, pour des étapes",
          "Picture to the edge, for steps",
          slot(
            "Téléphone debout, un geste ou un lieu de près, le sujet au milieu.",
            "Hold the phone upright; a gesture or a place up close, with the subject in the middle.",
            { ratio: [4, 5], least: 1200 },
          ),
        ),
      ),
    ),
  },
);
