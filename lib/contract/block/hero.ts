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
import { slot } from "@/lib/contract/field/picture-slot";
import { defineBlock } from "./definition";

export const heroBlock = defineBlock("HERO", ["Ouverture de page", "Page opening"], {
  ...heading,
  text: translated(longText("Texte", "Text")),
  image: picture(
    "Image",
    "Picture",
    slot(
      "Téléphone à l’horizontale, trois-quarts arrière, ciel du soir. Gardez la moitié gauche vide : le titre s’y pose.",
      "Hold the phone sideways; from behind at an angle, with an evening sky. Keep the left half empty: the title goes there.",
      {
        ratio: [16, 10],
        least: 1600,
        words: { name: "HERO", where: { field: "size", is: ["FULL"] } },
      },
    ),
  ),
  imageMobile: optional(
    picture(
      "Image sur téléphone",
      "Picture on a phone",
      slot(
        "Téléphone debout. Le sujet dans le tiers du haut, le bas sombre et uni : le titre s’y pose.",
        "Hold the phone upright. The subject in the top third, the bottom dark and plain: the title goes there.",
        {
          ratio: [3, 4],
          least: 900,
          words: { name: "HERO_ON_PHONE", where: { field: "size", is: ["FULL"] } },
        },
      ),
    ),
  ),
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
