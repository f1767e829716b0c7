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
    nbItem: {
      ...optional(wholeNumber("Nombre par page", "Number a page", { min: 1, max: 100, value: 10 })),
      note: {
        fr: "Vide : le nombre habituel, 10 actualités, 12 articles ou 100 albums.",
        en: "Empty: the usual number, 10 news items, 12 articles or 100 albums.",
      },
    },
  },
);
