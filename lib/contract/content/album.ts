import {
  addressPart,
  line,
  longText,
  medium,
  mediumList,
  optional,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

/** Pictures and videos (§3 Album image), shown full-screen one after another. */
export const albumContent = defineContent({
  name: "album",
  label: { one: { fr: "Album", en: "Album" }, many: { fr: "Albums", en: "Albums" } },
  add: { fr: "Créer un album", en: "Create an album" },
  lead: {
    fr: "Des photos et des vidéos qui vont ensemble.",
    en: "Photos and videos that belong together.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    text: translated(optional(longText("Quelques mots", "A few words"))),
    cover: optional(
      medium(
        "Couverture",
        "Cover",
        slot(
          "La plus belle de l’album, à l’horizontale, le sujet au milieu.",
          "The finest of the album, held sideways, with the subject in the middle.",
          { ratio: [8, 5], least: 1000 },
        ),
      ),
    ),
    images: mediumList(
      ["Photos et vidéos", "Photos and videos"],
      slot(
        "Debout ou à l’horizontale, comme vous voulez : on les voit en entier.",
        "Upright or sideways, as you like: they are seen whole.",
        { least: 1200 },
      ),
      { caption: translated(optional(line("Légende", "Caption"))) },
    ),
  },
  title: "title",
  summary: "text",
  order: "RANK",
  pageSize: 100,
  under: "ALBUMS",
  searched: ["text"],
  cover: "cover",
  pictured: ["images"],
  schemaType: "ImageGallery",
  icon: "album",
});
