import { defineBlock } from "./definition";
import { heading, longText, optional, picture } from "./fields";

export const mapLinkBlock = defineBlock("MAP_LINK", ["Plan d’accès", "Way to us"], {
  ...heading,
  text: optional(longText("Texte", "Text")),
  image: optional(picture("Image", "Picture")),
});
