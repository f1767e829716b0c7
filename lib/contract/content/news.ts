import {
  addressPart,
  flag,
  line,
  linkAddress,
  longText,
  medium,
  optional,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

/** News of the company (§3), newest first; the first promoted one opens a window of its own. */
export const newsContent = defineContent({
  name: "news",
  label: { one: { fr: "Actualité", en: "News" }, many: { fr: "Actualités", en: "News" } },
  add: { fr: "Écrire une actualité", en: "Write a news item" },
  lead: {
    fr: "Ce qui se passe dans l’entreprise, la plus récente d’abord.",
    en: "What goes on in the company, the newest first.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    summary: translated(longText("En une phrase", "In a sentence")),
    content: translated(richText("Texte", "Text")),
    url: translated(optional(linkAddress("Lien à suivre", "Link to follow"))),
    image: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "Téléphone à l’horizontale, ce dont parle l’actualité au milieu, sans texte sur la photo.",
          "Hold the phone sideways, with what the news is about in the middle and no text on the photo.",
          { ratio: [8, 5], least: 1200 },
        ),
      ),
    ),
    promoted: flag(
      "Montrer dans une fenêtre à l’arrivée sur le site",
      "Show in a window to who comes to the site",
    ),
  },
  title: "title",
  summary: "summary",
  order: "NEWEST",
  under: "NEWS",
  searched: ["summary", "content"],
  cover: "image",
  pictured: ["image"],
  schemaType: "NewsArticle",
  isMailed: true,
  icon: "news",
});
