import { defineBlock } from "./definition";
import { heading, longText, optional } from "./fields";

export const openingHoursBlock = defineBlock(
  "OPENING_HOURS",
  ["Horaires d’ouverture", "Opening hours"],
  {
    ...heading,
    note: optional(longText("Note", "Note")),
  },
);
