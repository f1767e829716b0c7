import {
  heading,
  labelledLink,
  line,
  list,
  longText,
  optional,
  translated,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const usualJourneysBlock = defineBlock(
  "USUAL_JOURNEYS",
  ["Trajets habituels, avec leurs prix", "Usual journeys, with their prices"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    /** Places by their names, as one would type them: the ride between them is worked out. */
    journeys: list(
      "Trajets, du départ à la destination",
      "Journeys, from the pickup to the destination",
      {
        pickup: translated(line("Départ", "Pickup")),
        dropoff: translated(line("Destination", "Destination")),
      },
      { min: 1, max: 12 },
    ),
    note: translated(optional(longText("Note sous le tableau", "Note under the table"))),
    link: optional(labelledLink("Lien sous le tableau", "Link under the table")),
  },
);
