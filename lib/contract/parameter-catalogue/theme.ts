import { boolean, number, string } from "./definition";

/** Colours are 8-digit hex values; one that is unset follows the theme. */
export const themeParameters = {
  DARK_THEME: boolean("Thème sombre", "Dark theme", "true"),
  PRIMARY_COLOR: string("Couleur principale", "Primary colour", "#121212FF"),
  ACCENT_COLOR: string("Couleur d’accent", "Accent colour", "#D4AF37FF"),
  BACKGROUND_COLOR: string("Couleur de fond", "Background colour"),
  FONT_COLOR: string("Couleur du texte", "Text colour"),
  HEADING_COLOR: string("Couleur des titres", "Heading colour"),
  HEADER_BACKGROUND_COLOR: string("Fond de l’en-tête", "Header background"),
  HEADER_FONT_COLOR: string("Texte de l’en-tête", "Header text"),
  FOOTER_BACKGROUND_COLOR: string("Fond du pied de page", "Footer background"),
  FOOTER_FONT_COLOR: string("Texte du pied de page", "Footer text"),
  MENU_BACKGROUND_COLOR: string("Fond du menu", "Menu background"),
  MENU_FONT_COLOR: string("Texte du menu", "Menu text"),
  ACTIVE_MENU_BACKGROUND_COLOR: string("Fond de l’entrée active", "Active entry background"),
  ACTIVE_MENU_FONT_COLOR: string("Texte de l’entrée active", "Active entry text"),
  MOBILE_MENU_BACKGROUND_COLOR: string("Fond du menu mobile", "Mobile menu background"),
  MOBILE_MENU_FONT_COLOR: string("Texte du menu mobile", "Mobile menu text"),
  TOP_BAR_BACKGROUND_COLOR: string("Fond de la barre supérieure", "Top bar background"),
  TOP_BAR_FONT_COLOR: string("Texte de la barre supérieure", "Top bar text"),
  DETAIL_PAGE_TOP_MARGIN: number("Marge haute des pages de détail", "Detail page top margin", "28"),
  DETAIL_PAGE_TOP_MARGIN_SMALL: number(
    "Marge haute des pages de détail sur petit écran",
    "Detail page top margin on small screens",
    "28",
  ),
} as const;
