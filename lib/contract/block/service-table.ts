import { heading, lines, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const serviceTableBlock = defineBlock(
  "SERVICE_TABLE",
  ["Tableau des services, avec leurs prix", "Table of services, with their prices"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    /** Services with any of these tags, in their order; all when empty. */
    tags: lines("Étiquettes des services à montrer", "Tags of the services to show"),
    /** Services with any of these tags show the price of an hour, others that of a short ride. */
    hireTags: lines(
      "Étiquettes des services qui se paient à l’heure",
      "Tags of the services that are paid by the hour",
    ),
  },
);
