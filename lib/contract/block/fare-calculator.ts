import { defineBlock } from "./definition";
import { heading, idCalendar, longText, optional } from "./fields";

export const fareCalculatorBlock = defineBlock(
  "FARE_CALCULATOR",
  ["Calculateur de prix", "Fare calculator"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    idCalendar,
  },
);
