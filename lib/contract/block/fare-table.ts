import { defineBlock } from "./definition";
import { heading, longText, optional } from "./fields";

export const fareTableBlock = defineBlock("FARE_TABLE", ["Tableau des tarifs", "Table of fares"], {
  ...heading,
  text: optional(longText("Texte", "Text")),
  note: optional(longText("Note sous le tableau", "Note under the table")),
});
