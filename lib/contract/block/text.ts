import { heading, optional, richText, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const textBlock = defineBlock("TEXT", ["Texte", "Text"], {
  kicker: heading.kicker,
  title: optional(heading.title),
  text: translated(richText("Texte", "Text")),
});
