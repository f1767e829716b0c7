import { heading, idCalendar, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const fareCalculatorBlock = defineBlock(
  "FARE_CALCULATOR",
  ["Calculateur de prix", "Fare calculator"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    idCalendar,
  },
);
