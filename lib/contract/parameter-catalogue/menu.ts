import { boolean, number, pickOne } from "./definition";

const SIDES = {
  LEFT: ["à gauche", "on the left"],
  CENTER: ["au centre", "in the centre"],
  RIGHT: ["à droite", "on the right"],
} as const;

export const menuParameters = {
  MENU_TYPE: pickOne(
    ["Type de menu", "Menu type"],
    {
      DEFAULT: ["au-dessus de la page", "above the page"],
      ABSOLUTE: ["sur le haut de la page", "over the top of the page"],
    },
    { default: "DEFAULT", says: ["Le menu se place {value}", "The menu stands {value}"] },
  ),
  MENU_ALIGNMENT: pickOne(["Alignement du menu", "Menu alignment"], SIDES, {
    default: "LEFT",
    says: ["Les entrées du menu s’alignent {value}", "The entries of the menu stand {value}"],
  }),
  MENU_ACTIVE_TYPE: pickOne(
    ["Entrée active", "Active entry"],
    {
      TEXT_COLOR: ["à sa couleur", "by its colour"],
      BACKGROUND: ["à son fond", "by its background"],
      UNDERLINE: ["à son trait", "by its underline"],
    },
    {
      default: "TEXT_COLOR",
      says: [
        "L’entrée de la page ouverte se reconnaît {value}",
        "The entry of the open page is marked {value}",
      ],
    },
  ),
  MENU_HOVER_TRANSITION: pickOne(
    ["Entrée survolée", "Hovered entry"],
    {
      SIMPLE_TEXT_COLOR: ["change de couleur", "changes colour"],
      UNDERLINE: ["est soulignée", "is underlined"],
      NONE: ["ne change pas", "stays as it is"],
    },
    {
      default: "SIMPLE_TEXT_COLOR",
      says: [
        "Sous la souris, une entrée du menu {value}",
        "Under the pointer, an entry of the menu {value}",
      ],
    },
  ),
  MENU_ICON: boolean("Icônes dans le menu", "Icons in the menu", "false"),
  MENU_ICON_SIZE: number(["Taille des icônes", "Icon size"], {
    unit: "POINTS",
    least: 6,
    most: 72,
    default: "12",
    says: ["Les icônes du menu mesurent {value}", "The icons of the menu measure {value}"],
  }),
  IS_MENU_FIXED: boolean("Menu fixe au défilement", "Menu stays while scrolling", "true"),
  MOBILE_MENU_POSITION: pickOne(
    ["Menu sur un téléphone", "Menu on a phone"],
    { BOTTOM: ["en bas", "at the bottom"], TOP: ["en haut", "at the top"] },
    {
      default: "BOTTOM",
      says: ["Sur un téléphone, le menu s’ouvre {value}", "On a phone, the menu opens {value}"],
    },
  ),
  SUBMENU_WIDTH: number(["Largeur des sous-menus", "Submenu width"], {
    unit: "PIXELS",
    least: 120,
    most: 1200,
    default: "320",
    says: ["Les sous-menus ont {value} de large", "Submenus are {value} wide"],
  }),
  SUBMENU_ALIGNMENT: pickOne(
    ["Alignement des sous-menus", "Submenu alignment"],
    {
      LEFT: ["sur le bord gauche", "with the left edge"],
      CENTER: ["sur le milieu", "with the middle"],
      RIGHT: ["sur le bord droit", "with the right edge"],
    },
    {
      default: "LEFT",
      says: [
        "Un sous-menu s’aligne {value} de son entrée",
        "A submenu lines up {value} of its entry",
      ],
    },
  ),
  SUBMENU_DROPSHADOW: boolean("Ombre sous les sous-menus", "Shadow under submenus", "true"),
} as const;
