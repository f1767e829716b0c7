import { defineBlock } from "./definition";
import { heading, optional, richText } from "./fields";

export const textBlock = defineBlock("TEXT", ["Texte", "Text"], {
  kicker: heading.kicker,
  title: optional(heading.title),
  text: richText("Texte", "Text"),
});
