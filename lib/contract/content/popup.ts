import {
  choice,
  flag,
  line,
  linkAddress,
  medium,
  onlyWhere,
  optional,
  reference,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

/** Window that opens by itself over pages while it is published; of several, the first. */
export const popupContent = defineContent({
  name: "popup",
  label: {
    one: { fr: "Fenêtre d’annonce", en: "Announcement window" },
    many: { fr: "Fenêtres d’annonce", en: "Announcement windows" },
  },
  add: { fr: "Créer une fenêtre", en: "Create a window" },
  lead: {
    fr: "Ce qui s’ouvre de soi-même sur une page : une fermeture, une offre. Prévoyez quand elle commence et quand elle finit.",
    en: "What opens by itself on a page: a closure, an offer. Plan when it begins and when it ends.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    content: translated(richText("Texte", "Text")),
    linkLabel: translated(optional(line("Bouton", "Button"))),
    linkUrl: translated(optional(linkAddress("Où mène le bouton", "Where the button leads"))),
    image: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "Une photo large, le sujet au milieu : le haut et le bas sont coupés.",
          "A wide photo with the subject in the middle: its top and bottom are cut off.",
          { ratio: [2, 1], least: 1000 },
        ),
      ),
    ),
    where: choice("Elle s’ouvre", "It opens", {
      HOME: ["Sur la page d’accueil", "On the home page"],
      EVERYWHERE: ["Sur toutes les pages", "On every page"],
      PAGE: ["Sur une page", "On one page"],
    }),
    idPage: onlyWhere("where", ["PAGE"], reference("page", "La page", "The page")),
    showAtEachLoad: flag(
      "La rouvrir à chaque visite, même à qui l’a fermée",
      "Open it again at each visit, even to those who have closed it",
    ),
  },
  title: "title",
  order: "RANK",
  cover: "image",
  icon: "alert",
  faults: ({ linkLabel, linkUrl }) => ({
    ...(linkLabel && !linkUrl ? { linkUrl: "REQUIRED" } : {}),
    ...(linkUrl && !linkLabel ? { linkLabel: "REQUIRED" } : {}),
  }),
});
