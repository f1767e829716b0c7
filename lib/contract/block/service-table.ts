import { defineBlock } from "./definition";
import { heading, lines, longText, optional } from "./fields";

export const serviceTableBlock = defineBlock(
  "SERVICE_TABLE",
  ["Tableau des services, avec leurs prix", "Table of services, with their prices"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** Services with any of these tags, in their order; all when empty. */
    tags: lines("Étiquettes des services à montrer", "Tags of the services to show"),
    /** Services with any of these tags show the price of an hour, the others that of a short ride. */
    hireTags: lines(
      "Étiquettes des services qui se paient à l’heure",
      "Tags of the services that are paid by the hour",
    ),
  },
);
