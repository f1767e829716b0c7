import { heading, longText, optional, picture, translated } from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const mapLinkBlock = defineBlock("MAP_LINK", ["Plan d’accès", "Way to us"], {
  ...heading,
  text: translated(optional(longText("Texte", "Text"))),
  image: optional(picture("Image", "Picture")),
});
