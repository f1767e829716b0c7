import {
  actions,
  flag,
  heading,
  longText,
  optional,
  picture,
  translated,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const callToActionBlock = defineBlock(
  "CALL_TO_ACTION",
  ["Appel à l’action", "Call to action"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    actions: actions({ min: 1 }),
    showPhone: flag("Montrer le téléphone", "Show the telephone number"),
    image: optional(picture("Image", "Picture")),
  },
);
