import {
  actions,
  choice,
  heading,
  picture,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const imageTextBlock = defineBlock("IMAGE_TEXT", ["Image et texte", "Picture and text"], {
  ...heading,
  text: translated(richText("Texte", "Text")),
  image: picture("Image", "Picture"),
  imageSide: choice("Côté de l’image", "Side of the picture", {
    LEFT: ["À gauche", "On the left"],
    RIGHT: ["À droite", "On the right"],
  }),
  actions: actions(),
});
