import { heading, longText, optional, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const contactFormBlock = defineBlock(
  "CONTACT_FORM",
  ["Formulaire de contact", "Contact form"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
  },
);
