import { defineBlock } from "./definition";
import { heading, idCalendar, longText, optional } from "./fields";

export const bookingFormBlock = defineBlock(
  "BOOKING_FORM",
  ["Formulaire de réservation", "Booking form"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    idCalendar,
  },
);
