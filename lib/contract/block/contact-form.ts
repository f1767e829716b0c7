import { defineBlock } from "./definition";
import { heading, longText, optional } from "./fields";

export const contactFormBlock = defineBlock(
  "CONTACT_FORM",
  ["Formulaire de contact", "Contact form"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
  },
);
