import { heading, longText, optional, picture, translated } from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const mapLinkBlock = defineBlock("MAP_LINK", ["Plan d’accès", "Way to us"], {
  ...heading,
  text: translated(optional(longText("Texte", "Text"))),
  image: optional(
    picture(
      "Image",
      "Picture",
      slot(
        "L’entrée telle qu’on la voit en arrivant, de jour, téléphone à l’horizontale.",
        "The entrance as people see it on arriving, by day, with the phone held sideways.",
        { ratio: [4, 3], least: 1200 },
      ),
    ),
  ),
});
