import { number, pickOne } from "./definition";

export const logoParameters = {
  LOGO_POSITION: pickOne(
    ["Place du logo", "Place of the logo"],
    {
      TOP: ["au-dessus du menu", "above the menu"],
      LEFT: ["à gauche du menu", "to the left of the menu"],
      RIGHT: ["à droite du menu", "to the right of the menu"],
    },
    { default: "TOP", says: ["Le logo se trouve {value}", "The logo stands {value}"] },
  ),
  LOGO_HEIGHT: number(["Hauteur du logo", "Logo height"], {
    unit: "PIXELS",
    least: 16,
    most: 400,
    default: "90",
    says: [
      "En haut des pages, le logo a {value} de haut",
      "At the top of pages, the logo is {value} high",
    ],
  }),
  LOGO_WIDTH: number(["Largeur du logo", "Logo width"], {
    unit: "PIXELS",
    least: 16,
    most: 1200,
    says: [
      "En haut des pages, le logo a {value} de large",
      "At the top of pages, the logo is {value} wide",
    ],
    unset: [
      "En haut des pages, le logo a la largeur qui va avec sa hauteur",
      "At the top of pages, the logo is as wide as its height makes it",
    ],
  }),
  LOGO_MARGIN_TOP: number(["Marge au-dessus du logo", "Logo top margin"], {
    unit: "PIXELS",
    least: 0,
    most: 200,
    says: ["Au-dessus du logo, {value} restent libres", "Above the logo, {value} are left free"],
    unset: [
      "Rien de plus ne reste libre au-dessus du logo",
      "Nothing more is left free above the logo",
    ],
  }),
  LOGO_MARGIN_BOTTOM: number(["Marge sous le logo", "Logo bottom margin"], {
    unit: "PIXELS",
    least: 0,
    most: 200,
    says: ["Sous le logo, {value} restent libres", "Below the logo, {value} are left free"],
    unset: ["Rien de plus ne reste libre sous le logo", "Nothing more is left free below the logo"],
  }),
  LOGO_HEIGHT_FOOTER: number(["Hauteur du logo en pied de page", "Footer logo height"], {
    unit: "PIXELS",
    least: 16,
    most: 400,
    default: "100",
    says: [
      "En bas des pages, le logo a {value} de haut",
      "At the foot of pages, the logo is {value} high",
    ],
  }),
  LOGO_WIDTH_FOOTER: number(["Largeur du logo en pied de page", "Footer logo width"], {
    unit: "PIXELS",
    least: 16,
    most: 1200,
    says: [
      "En bas des pages, le logo a {value} de large",
      "At the foot of pages, the logo is {value} wide",
    ],
    unset: [
      "En bas des pages, le logo a la largeur qui va avec sa hauteur",
      "At the foot of pages, the logo is as wide as its height makes it",
    ],
  }),
  LOGO_HEIGHT_MOBILE: number(["Hauteur du logo sur un téléphone", "Mobile logo height"], {
    unit: "PIXELS",
    least: 16,
    most: 400,
    default: "100",
    says: ["Sur un téléphone, le logo a {value} de haut", "On a phone, the logo is {value} high"],
  }),
  LOGO_WIDTH_MOBILE: number(["Largeur du logo sur un téléphone", "Mobile logo width"], {
    unit: "PIXELS",
    least: 16,
    most: 1200,
    says: ["Sur un téléphone, le logo a {value} de large", "On a phone, the logo is {value} wide"],
    unset: [
      "Sur un téléphone, le logo a la largeur qui va avec sa hauteur",
      "On a phone, the logo is as wide as its height makes it",
    ],
  }),
} as const;
