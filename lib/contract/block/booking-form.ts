import { heading, idCalendar, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const bookingFormBlock = defineBlock(
  "BOOKING_FORM",
  ["Formulaire de réservation", "Booking form"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    idCalendar,
  },
);
