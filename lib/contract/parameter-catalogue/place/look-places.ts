import { elsewhere, HOME, on, type SettingPlace } from "./definition";

const CONTACT = { role: "CONTACT" } as const;
const HEADER = "header";
const MENU = on(HOME, "header nav", { window: "computer" });
const FOOTER_LOGO = on(HOME, "footer img");
const ACTIVE = on(CONTACT, ".menu-link[aria-current='page'], header nav", { window: "computer" });
/** A submenu is closed until somebody points at its entry. */
const SUBMENU = on(HOME, "header nav li:has(.submenu), header nav", { window: "computer" });
const LOGO = on(HOME, "header a:has(img)", { window: "computer" });
const PHONE_LOGO = on(HOME, "header img", { window: "phone" });
const BAR = on(HOME, "nav[data-bar], [data-bar]", { window: "phone" });
const TOP_BAR = on(HOME, "section:has(> div a[href$='/account'])", { window: "computer" });

/** Places of how a site looks. */
export const LOOK_PLACES = {
  DARK_THEME: on(HOME, ""),
  PRIMARY_COLOR: on(HOME, "header nav > a, main a"),
  ACCENT_COLOR: on(HOME, "header nav > a, main a"),
  BACKGROUND_COLOR: on(HOME, ""),
  FONT_COLOR: on(HOME, "main section p"),
  HEADING_COLOR: on(HOME, "main h1"),
  HEADER_BACKGROUND_COLOR: on(CONTACT, HEADER),
  HEADER_FONT_COLOR: on(CONTACT, HEADER),
  FOOTER_BACKGROUND_COLOR: on(HOME, "footer"),
  FOOTER_FONT_COLOR: on(HOME, "footer"),
  MENU_BACKGROUND_COLOR: SUBMENU,
  MENU_FONT_COLOR: SUBMENU,
  ACTIVE_MENU_BACKGROUND_COLOR: ACTIVE,
  ACTIVE_MENU_FONT_COLOR: ACTIVE,
  MOBILE_MENU_BACKGROUND_COLOR: BAR,
  MOBILE_MENU_FONT_COLOR: BAR,
  TOP_BAR_BACKGROUND_COLOR: TOP_BAR,
  TOP_BAR_FONT_COLOR: TOP_BAR,
  DETAIL_PAGE_TOP_MARGIN: elsewhere(
    "L’espace au-dessus d’une fiche de produit ; il se voit sur la fiche une fois enregistré.",
    "The room above a product’s sheet; it is seen on the sheet once saved.",
  ),
  DETAIL_PAGE_TOP_MARGIN_SMALL: elsewhere(
    "L’espace au-dessus d’une fiche de produit sur un téléphone ; il se voit sur la fiche une fois enregistré.",
    "The room above a product’s sheet on a phone; it is seen on the sheet once saved.",
  ),
  LOGO_POSITION: LOGO,
  LOGO_HEIGHT: LOGO,
  LOGO_WIDTH: LOGO,
  LOGO_MARGIN_TOP: LOGO,
  LOGO_MARGIN_BOTTOM: LOGO,
  LOGO_HEIGHT_FOOTER: FOOTER_LOGO,
  LOGO_WIDTH_FOOTER: FOOTER_LOGO,
  LOGO_HEIGHT_MOBILE: PHONE_LOGO,
  LOGO_WIDTH_MOBILE: PHONE_LOGO,
  MENU_TYPE: on(CONTACT, HEADER),
  MENU_ALIGNMENT: MENU,
  MENU_ACTIVE_TYPE: ACTIVE,
  MENU_HOVER_TRANSITION: MENU,
  MENU_ICON: MENU,
  MENU_ICON_SIZE: MENU,
  IS_MENU_FIXED: on(CONTACT, HEADER),
  MOBILE_MENU_POSITION: on(HOME, HEADER, { window: "phone" }),
  SUBMENU_WIDTH: SUBMENU,
  SUBMENU_ALIGNMENT: SUBMENU,
  SUBMENU_DROPSHADOW: SUBMENU,
  ENABLE_NEWSLETTER: on(HOME, "footer form, footer"),
  IS_BLOG_ACTIVATED: on(HOME, "footer"),
  SHOW_SEARCHBAR: on(HOME, "header a[href$='/search'], header", { window: "computer" }),
  HIDE_CONTACT_PAGE: on(HOME, HEADER, { window: "computer" }),
  ASK_BIRTHDATE_AT_REGISTER: elsewhere(
    "Une question de plus à qui crée un compte.",
    "One more question to those who create an account.",
  ),
  BLOCK_MINORS_FROM_REGISTERING: elsewhere(
    "Un refus à qui donne une date de naissance de moins de 18 ans en créant un compte.",
    "A refusal to those who give a birth date of less than 18 years ago on creating an account.",
  ),
  DISPLAY_ALCOHOL_SELLING_MESSAGE: on(HOME, "aside"),
  DISPLAY_ETHYLOTEST_MESSAGE: on(HOME, "aside"),
  LOCK_RIGHT_CLICK: elsewhere(
    "Le clic droit, qui n’ouvre plus de menu sur les pages.",
    "The right click, which opens no menu on pages any more.",
  ),
  LOCK_TEXT_SELECTION: elsewhere(
    "Les textes des pages, qui ne se sélectionnent plus.",
    "The texts of pages, which cannot be selected any more.",
  ),
  SHOW_PROMOTE_MESSAGE: on(HOME, "dialog[open]"),
  SHARED_CACHE_SECONDS: elsewhere(
    "Rien sur les pages : le temps qu’un cache devant le site les garde.",
    "Nothing on the pages: how long a cache before the site keeps them.",
  ),
} as const satisfies Record<string, SettingPlace>;
