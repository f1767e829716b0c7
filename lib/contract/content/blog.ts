import {
  addressPart,
  line,
  longText,
  medium,
  optional,
  reference,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

export const blogFolderContent = defineContent({
  name: "blog-folder",
  label: {
    one: { fr: "Dossier du blog", en: "Blog folder" },
    many: { fr: "Dossiers du blog", en: "Blog folders" },
    found: { fr: "Dossier", en: "Folder" },
  },
  add: { fr: "Créer un dossier", en: "Create a folder" },
  lead: {
    fr: "Les rubriques dans lesquelles se rangent les articles.",
    en: "The sections in which articles are filed.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    text: translated(optional(longText("Quelques mots", "A few words"))),
    cover: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "Téléphone à l’horizontale, de la lumière du jour, un seul sujet au milieu.",
          "Hold the phone sideways, in daylight, with one subject in the middle.",
          { ratio: [8, 5], least: 1200 },
        ),
      ),
    ),
    folder: optional(reference("blog-folder", "Dans le dossier", "In the folder")),
  },
  title: "title",
  summary: "text",
  section: "folder",
  order: "RANK",
  under: "BLOG",
  searched: ["text"],
  cover: "cover",
  icon: "folder",
});

export const blogContent = defineContent({
  name: "blog",
  label: {
    one: { fr: "Article", en: "Article" },
    many: { fr: "Articles du blog", en: "Blog articles" },
  },
  add: { fr: "Écrire un article", en: "Write an article" },
  lead: {
    fr: "Les textes du blog, le plus récent d’abord.",
    en: "What the blog says, the newest first.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    summary: translated(longText("Chapeau", "Standfirst")),
    content: translated(richText("Texte", "Text")),
    cover: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "Téléphone à l’horizontale, de la lumière du jour, un seul sujet au milieu.",
          "Hold the phone sideways, in daylight, with one subject in the middle.",
          { ratio: [8, 5], least: 1200 },
        ),
      ),
    ),
    author: optional(line("Signé par", "Written by")),
    folder: optional(reference("blog-folder", "Dans le dossier", "In the folder")),
  },
  title: "title",
  summary: "summary",
  author: "author",
  section: "folder",
  order: "NEWEST",
  pageSize: 12,
  under: "BLOG",
  searched: ["summary", "content"],
  cover: "cover",
  pictured: ["cover"],
  schemaType: "BlogPosting",
  isMailed: true,
  icon: "article",
});
