import { number, string } from "./definition";

/** Where the logo stands and how large it is, in pixels. */
export const logoParameters = {
  LOGO_POSITION: string("Position du logo", "Logo position", "TOP"),
  LOGO_HEIGHT: number("Hauteur du logo", "Logo height", "90"),
  LOGO_WIDTH: number("Largeur du logo", "Logo width"),
  LOGO_MARGIN_TOP: number("Marge au-dessus du logo", "Logo top margin"),
  LOGO_MARGIN_BOTTOM: number("Marge sous le logo", "Logo bottom margin"),
  LOGO_HEIGHT_FOOTER: number("Hauteur du logo en pied de page", "Footer logo height", "100"),
  LOGO_WIDTH_FOOTER: number("Largeur du logo en pied de page", "Footer logo width"),
  LOGO_HEIGHT_MOBILE: number("Hauteur du logo sur mobile", "Mobile logo height", "100"),
  LOGO_WIDTH_MOBILE: number("Largeur du logo sur mobile", "Mobile logo width"),
} as const;
