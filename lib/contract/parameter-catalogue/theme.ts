import { boolean, colour, number } from "./definition";

/** A colour that is unset follows the theme. */
export const themeParameters = {
  DARK_THEME: boolean("Thème sombre", "Dark theme", "true"),
  PRIMARY_COLOR: colour(
    "Couleur principale, celle du texte des boutons",
    "Primary colour, that of the text of buttons",
    "#121212FF",
  ),
  ACCENT_COLOR: colour("Couleur d’accent", "Accent colour", "#D4AF37FF"),
  BACKGROUND_COLOR: colour("Couleur de fond", "Background colour"),
  FONT_COLOR: colour("Couleur du texte", "Text colour"),
  HEADING_COLOR: colour("Couleur des titres", "Heading colour"),
  HEADER_BACKGROUND_COLOR: colour("Fond de l’en-tête", "Header background"),
  HEADER_FONT_COLOR: colour("Texte de l’en-tête", "Header text"),
  FOOTER_BACKGROUND_COLOR: colour("Fond du pied de page", "Footer background"),
  FOOTER_FONT_COLOR: colour("Texte du pied de page", "Footer text"),
  MENU_BACKGROUND_COLOR: colour("Fond du menu", "Menu background"),
  MENU_FONT_COLOR: colour("Texte du menu", "Menu text"),
  ACTIVE_MENU_BACKGROUND_COLOR: colour("Fond de l’entrée active", "Active entry background"),
  ACTIVE_MENU_FONT_COLOR: colour("Texte de l’entrée active", "Active entry text"),
  MOBILE_MENU_BACKGROUND_COLOR: colour("Fond du menu mobile", "Mobile menu background"),
  MOBILE_MENU_FONT_COLOR: colour("Texte du menu mobile", "Mobile menu text"),
  TOP_BAR_BACKGROUND_COLOR: colour("Fond de la barre supérieure", "Top bar background"),
  TOP_BAR_FONT_COLOR: colour("Texte de la barre supérieure", "Top bar text"),
  DETAIL_PAGE_TOP_MARGIN: number(["Marge haute des fiches", "Top margin of detail pages"], {
    unit: "PIXELS",
    least: 0,
    most: 400,
    default: "28",
    says: [
      "Une fiche commence {value} sous l’en-tête",
      "A detail page begins {value} below the header",
    ],
  }),
  DETAIL_PAGE_TOP_MARGIN_SMALL: number(
    ["Marge haute des fiches sur un téléphone", "Top margin of detail pages on a phone"],
    {
      unit: "PIXELS",
      least: 0,
      most: 400,
      default: "28",
      says: [
        "Sur un téléphone, une fiche commence {value} sous l’en-tête",
        "On a phone, a detail page begins {value} below the header",
      ],
    },
  ),
} as const;
