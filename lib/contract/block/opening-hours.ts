import { heading, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const openingHoursBlock = defineBlock(
  "OPENING_HOURS",
  ["Horaires d’ouverture", "Opening hours"],
  {
    ...heading,
    note: translated(optional(longText("Note", "Note"))),
  },
);
