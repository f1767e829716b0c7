import { defineBlock } from "./definition";
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
} from "./fields";

export const heroBlock = defineBlock("HERO", ["Ouverture de page", "Page opening"], {
  ...heading,
  text: longText("Texte", "Text"),
  image: picture("Image", "Picture"),
  imageMobile: optional(picture("Image sur téléphone", "Picture on a phone")),
  actions: actions(),
  facts: list(
    "Points forts sous le titre, par exemple « 24 h/24 »",
    "Short facts under the title, for example ‘24/7’",
    { value: line("Valeur", "Value"), label: line("Libellé", "Label") },
    { max: 4 },
  ),
  size: choice("Hauteur", "Height", {
    FULL: ["Tout l’écran", "The whole screen"],
    PAGE: ["Une partie de l’écran", "Part of the screen"],
  }),
  /** The lowest price that stands with the words, by the fares. */
  lowestPrice: added(
    choice("Prix de départ", "Lowest price", {
      NONE: ["Aucun", "None"],
      TRANSFER: ["D’une course courte", "Of a short ride"],
      HIRE: ["D’une heure de mise à disposition", "Of an hour of hire"],
    }),
  ),
  /** Asks where from, where to and when, and goes on to the booking form with it. */
  asksRide: added(flag("Demander le trajet", "Ask for the ride")),
});
