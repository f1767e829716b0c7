import { defineBlock } from "./definition";
import { heading, labelledLink, line, list, longText, optional } from "./fields";

export const usualJourneysBlock = defineBlock(
  "USUAL_JOURNEYS",
  ["Trajets habituels, avec leurs prix", "Usual journeys, with their prices"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    /** Places by their names, as one would type them: what is between them is worked out. */
    journeys: list(
      "Trajets, du départ à la destination",
      "Journeys, from the pickup to the destination",
      { pickup: line("Départ", "Pickup"), dropoff: line("Destination", "Destination") },
      { min: 1, max: 12 },
    ),
    note: optional(longText("Note sous le tableau", "Note under the table")),
    link: optional(labelledLink("Lien sous le tableau", "Link under the table")),
  },
);
