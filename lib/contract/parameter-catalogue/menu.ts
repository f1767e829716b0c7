import { boolean, number, string } from "./definition";

export const menuParameters = {
  MENU_TYPE: string(
    "Type de menu : DEFAULT ou ABSOLUTE",
    "Menu type: DEFAULT or ABSOLUTE",
    "DEFAULT",
  ),
  MENU_ALIGNMENT: string(
    "Alignement du menu : LEFT, CENTER ou RIGHT",
    "Menu alignment: LEFT, CENTER or RIGHT",
    "LEFT",
  ),
  MENU_ACTIVE_TYPE: string(
    "Entrée active : TEXT_COLOR, BACKGROUND ou UNDERLINE",
    "Active entry: TEXT_COLOR, BACKGROUND or UNDERLINE",
    "TEXT_COLOR",
  ),
  MENU_HOVER_TRANSITION: string(
    "Survol : SIMPLE_TEXT_COLOR, UNDERLINE ou NONE",
    "Hover: SIMPLE_TEXT_COLOR, UNDERLINE or NONE",
    "SIMPLE_TEXT_COLOR",
  ),
  MENU_ICON: boolean("Icônes dans le menu", "Icons in the menu", "false"),
  MENU_ICON_SIZE: number("Taille des icônes, en points", "Icon size, in points", "12"),
  IS_MENU_FIXED: boolean("Menu fixe au défilement", "Menu stays while scrolling", "true"),
  MOBILE_MENU_POSITION: string(
    "Menu mobile : BOTTOM ou TOP",
    "Mobile menu: BOTTOM or TOP",
    "BOTTOM",
  ),
  SUBMENU_WIDTH: number("Largeur des sous-menus, en pixels", "Submenu width, in pixels", "320"),
  SUBMENU_ALIGNMENT: string(
    "Alignement des sous-menus : LEFT, CENTER ou RIGHT",
    "Submenu alignment: LEFT, CENTER or RIGHT",
    "LEFT",
  ),
  SUBMENU_DROPSHADOW: boolean("Ombre sous les sous-menus", "Shadow under submenus", "true"),
} as const;
