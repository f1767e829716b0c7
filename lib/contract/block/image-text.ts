import { defineBlock } from "./definition";
import { actions, choice, heading, picture, richText } from "./fields";

export const imageTextBlock = defineBlock("IMAGE_TEXT", ["Image et texte", "Picture and text"], {
  ...heading,
  text: richText("Texte", "Text"),
  image: picture("Image", "Picture"),
  imageSide: choice("Côté de l’image", "Side of the picture", {
    LEFT: ["À gauche", "On the left"],
    RIGHT: ["À droite", "On the right"],
  }),
  actions: actions(),
});
