import {
  actions,
  flag,
  heading,
  longText,
  optional,
  picture,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const callToActionBlock = defineBlock(
  "CALL_TO_ACTION",
  ["Appel à l’action", "Call to action"],
  {
    ...heading,
    text: translated(optional(longText("Texte", "Text"))),
    actions: actions({ min: 1 }),
    showPhone: flag("Montrer le téléphone", "Show the telephone number"),
    image: optional(
      picture(
        "Image",
        "Picture",
        slot(
          "Téléphone à l’horizontale, le sujet tout à droite. La moitié gauche disparaît sous le texte.",
          "Hold the phone sideways, with the subject at the far right. The left half fades under the text.",
          { ratio: [8, 3], least: 1600, words: { name: "CALL_TO_ACTION" } },
        ),
      ),
    ),
  },
);
