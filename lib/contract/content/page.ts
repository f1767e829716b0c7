import { blockFaults } from "@/lib/contract/block/block-faults";
import { BLOCKS } from "@/lib/contract/block/blocks";
import { layout } from "@/lib/contract/content/layout-field";
import {
  blockList,
  choice,
  flag,
  keptFor,
  line,
  linkAddress,
  longText,
  onlyWhere,
  optional,
  pageRole,
  pathFrom,
  pictogram,
  reference,
  source,
  translated,
} from "@/lib/contract/field/fields";
import { PAGE_ROLES } from "@/lib/contract/page";
import { type ContentFault, defineContent } from "./definition";
import { layoutFaults } from "./layout-faults";
import { MENU_ICONS } from "./menu-icons";

/** Page of the site (§3 Page): its blocks, and its place in the menu. */
export const pageContent = defineContent({
  name: "page",
  label: { one: { fr: "Page", en: "Page" }, many: { fr: "Pages", en: "Pages" } },
  add: { fr: "Créer une page", en: "Create a page" },
  lead: {
    fr: "Toutes les pages du site, dans l’ordre du menu. Ce que vous écrivez ne se voit qu’une fois publié.",
    en: "All pages of the site, in the order of the menu. What you write is seen once it is published.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    path: translated(pathFrom("title")),
    menuTitle: translated(
      optional({
        ...line("Nom dans le menu", "Name in the menu"),
        note: { fr: "Vide, c’est le titre.", en: "Left empty, it is the title." },
        isMade: true,
      }),
    ),
    metaDescription: translated(
      optional({
        ...longText("Description pour les moteurs de recherche", "Description for search engines"),
        note: {
          fr: "Une ou deux phrases, 155 signes au plus : c’est ce que Google montre sous le titre.",
          en: "A sentence or two, 155 characters at most: what Google shows below the title.",
        },
      }),
    ),
    blocks: onlyWhere("type", ["V1"], blockList("Blocs", "Blocks", BLOCKS)),
    layout: onlyWhere("type", ["GRAPE"], optional(layout("Mise en page", "Layout"))),
    idParent: optional({
      ...reference("page", "Rubrique", "Section"),
      note: {
        fr: "La page sous laquelle elle se range, dans le menu et dans l’adresse.",
        en: "The page below which it stands, in the menu and in its address.",
      },
    }),
    showInMenu: flag("La montrer dans le menu", "Show it in the menu"),
    isFixedOnRight: flag(
      "La mettre à droite du menu, comme un bouton",
      "Put it on the right of the menu, as a button",
    ),
    useAbsoluteMenu: flag(
      "Poser le menu sur l’image du haut",
      "Lay the menu over the picture at the top",
    ),
    menuIcon: optional({
      ...pictogram("Icône dans le menu", "Icon in the menu", MENU_ICONS),
      note: {
        fr: "Elle se voit si « Icônes dans le menu » est coché dans les réglages.",
        en: "It is seen when “Icons in the menu” is ticked in the settings.",
      },
    }),
    isText: {
      ...flag("N’en faire qu’un titre dans le menu", "Make it a mere heading in the menu"),
      note: {
        fr: "On ne peut pas cliquer dessus : il ne sert qu’à ranger d’autres pages.",
        en: "It cannot be clicked: it only holds other pages.",
      },
    },
    linkType: choice("Un clic dans le menu", "A click in the menu", {
      NONE: ["Ouvre cette page", "Opens this page"],
      SELF: ["Mène ailleurs", "Leads elsewhere"],
    }),
    linkUrl: translated(
      onlyWhere("linkType", ["SELF"], optional(linkAddress("Mène à", "Leads to"))),
    ),
    jsCode: keptFor(
      "code:change",
      onlyWhere(
        "linkType",
        ["SELF"],
        optional({
          ...line("Ou fait sur la page", "Or does on the page"),
          note: {
            fr: "scrollTo('#repère') descend jusqu’à un endroit, openModal('nom') ouvre une fenêtre, print() imprime ; rien d’autre n’agit.",
            en: "scrollTo('#place') goes down to a place, openModal('name') opens a window, print() prints; nothing else acts.",
          },
        }),
      ),
    ),
    reload: {
      ...flag(
        "Recharger la page entière quand on y vient du menu",
        "Load the whole page anew when one comes from the menu",
      ),
      note: {
        fr: "Utile à un outil qui ne démarre qu’au chargement ; c’est plus lent.",
        en: "Useful for a tool that only starts as a page loads; it is slower.",
      },
    },
    role: optional({
      ...pageRole("Rôle de la page", "Role of the page", PAGE_ROLES),
      note: {
        fr: "Les boutons du site y mènent. Chaque rôle n’appartient qu’à une page.",
        en: "The site’s own buttons lead to it. Each role belongs to one page alone.",
      },
    }),
    isCustomHeader: {
      ...flag("Lui donner son propre haut de page", "Give it a header of its own"),
      note: {
        fr: "Il remplace le logo et le menu, sur cette page seulement.",
        en: "It replaces the logo and the menu, on this page alone.",
      },
    },
    headerHtml: translated(
      onlyWhere(
        "isCustomHeader",
        ["true"],
        optional(source("HTML", "Haut de page, HTML", "Header, HTML")),
      ),
    ),
    headerCss: translated(
      onlyWhere(
        "isCustomHeader",
        ["true"],
        optional(source("CSS", "Haut de page, CSS", "Header, CSS")),
      ),
    ),
    isCustomFooter: {
      ...flag("Lui donner son propre pied de page", "Give it a footer of its own"),
      note: {
        fr: "Il remplace celui du site, mentions légales comprises : gardez-y leurs liens.",
        en: "It replaces that of the site, legal notices included: keep their links in it.",
      },
    },
    footerHtml: translated(
      onlyWhere(
        "isCustomFooter",
        ["true"],
        optional(source("HTML", "Pied de page, HTML", "Footer, HTML")),
      ),
    ),
    footerCss: translated(
      onlyWhere(
        "isCustomFooter",
        ["true"],
        optional(source("CSS", "Pied de page, CSS", "Footer, CSS")),
      ),
    ),
    type: choice("La page se compose", "The page is made", {
      V1: ["De blocs", "Of blocks"],
      GRAPE: ["D’une mise en page libre", "Of a free layout"],
    }),
  },
  groups: [
    {
      label: {
        fr: "Sa place et son entrée dans le menu",
        en: "Its place and its entry in the menu",
      },
      fields: [
        "idParent",
        "showInMenu",
        "isFixedOnRight",
        "menuIcon",
        "isText",
        "linkType",
        "linkUrl",
        "jsCode",
        "reload",
      ],
    },
    {
      label: { fr: "Haut et pied de page", en: "Header and footer" },
      fields: [
        "useAbsoluteMenu",
        "isCustomHeader",
        "headerHtml",
        "headerCss",
        "isCustomFooter",
        "footerHtml",
        "footerCss",
      ],
    },
    { label: { fr: "Ce qu’elle est", en: "What it is" }, fields: ["role", "type"] },
  ],
  title: "title",
  section: "idParent",
  order: "RANK",
  isPage: true,
  icon: "page",
  faults: (shown) => ({
    ...(shown.type === "V1" ? blockFaults(shown.blocks) : layoutFaults(shown.layout)),
    ...frameFaults(shown),
  }),
});

/** Finds what a page lacks of its frame: the target of its link, its own header and footer. */
function frameFaults(shown: Record<string, unknown>): Record<string, ContentFault> {
  const isBlank = (name: string) => String(shown[name] ?? "").trim() === "";
  const lacking = [
    shown.linkType === "SELF" && isBlank("jsCode") && isBlank("linkUrl") && "linkUrl",
    shown.isCustomHeader === true && isBlank("headerHtml") && "headerHtml",
    shown.isCustomFooter === true && isBlank("footerHtml") && "footerHtml",
  ];
  return {
    ...Object.fromEntries(lacking.filter(Boolean).map((name) => [name, "REQUIRED" as const])),
    ...(shown.isText === true && shown.path === "/" && { isText: "HOME_IS_A_PAGE" as const }),
  };
}
