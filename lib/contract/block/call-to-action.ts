import { defineBlock } from "./definition";
import { actions, flag, heading, longText, optional, picture } from "./fields";

export const callToActionBlock = defineBlock(
  "CALL_TO_ACTION",
  ["Appel à l’action", "Call to action"],
  {
    ...heading,
    text: optional(longText("Texte", "Text")),
    actions: actions({ min: 1 }),
    showPhone: flag("Montrer le téléphone", "Show the telephone number"),
    image: optional(picture("Image", "Picture")),
  },
);
