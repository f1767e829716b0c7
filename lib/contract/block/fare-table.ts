import { heading, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const fareTableBlock = defineBlock("FARE_TABLE", ["Tableau des tarifs", "Table of fares"], {
  ...heading,
  text: translated(optional(longText("Texte", "Text"))),
  note: translated(optional(longText("Note sous le tableau", "Note under the table"))),
});
