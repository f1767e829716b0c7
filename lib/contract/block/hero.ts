import {
  actions,
  added,
  choice,
  flag,
  heading,
  line,
  list,
  longText,
  optional,
  picture,
  translated,
} from "@/lib/contract/field/fields";
import { defineBlock } from "./definition";

export const heroBlock = defineBlock("HERO", ["Ouverture de page", "Page opening"], {
  ...heading,
  text: translated(longText("Texte", "Text")),
  image: picture("Image", "Picture"),
  imageMobile: optional(picture("Image sur téléphone", "Picture on a phone")),
  actions: actions(),
  facts: list(
    "Points forts sous le titre, par exemple « 24 h/24 »",
    "Short facts under the title, for example ‘24/7’",
    { value: translated(line("Valeur", "Value")), label: translated(line("Libellé", "Label")) },
    { max: 4 },
  ),
  size: choice("Hauteur", "Height", {
    FULL: ["Tout l’écran", "The whole screen"],
    PAGE: ["Une partie de l’écran", "Part of the screen"],
  }),
  /** Lowest price by the fares, shown with the words. */
  lowestPrice: added(
    choice("Prix de départ", "Lowest price", {
      NONE: ["Aucun", "None"],
      TRANSFER: ["D’une course courte", "Of a short ride"],
      HIRE: ["D’une heure de mise à disposition", "Of an hour of hire"],
    }),
  ),
  asksRide: added(flag("Demander le trajet", "Ask for the ride")),
});
