import {
  actions,
  choice,
  heading,
  picture,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const imageTextBlock = defineBlock("IMAGE_TEXT", ["Image et texte", "Picture and text"], {
  ...heading,
  text: translated(richText("Texte", "Text")),
  image: picture(
    "Image",
    "Picture",
    slot(
      "Téléphone à l’horizontale, à hauteur des yeux. Un seul sujet, de la lumière du jour, rien de coupé au bord.",
      "Hold the phone sideways, at eye level. One subject, daylight, nothing cut off at the edge.",
      { ratio: [4, 3], least: 1200 },
    ),
  ),
  imageSide: choice("Côté de l’image", "Side of the picture", {
    LEFT: ["À gauche", "On the left"],
    RIGHT: ["À droite", "On the right"],
  }),
  actions: actions(),
});
