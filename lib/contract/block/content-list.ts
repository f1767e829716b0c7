import {
  choice,
  heading,
  longText,
  optional,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

/** Published contents of a kind; on its own page all of them, page after page. */
export const contentListBlock = defineBlock(
  "CONTENT_LIST",
  ["Liste de contenus", "List of contents"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    of: choice("Contenu", "Content", {
      news: ["Actualités", "News"],
      blog: ["Articles du blog", "Blog articles"],
      album: ["Albums", "Albums"],
    }),
    nbItem: wholeNumber("Nombre par page", "Number a page", { min: 1, max: 100, value: 12 }),
  },
);
