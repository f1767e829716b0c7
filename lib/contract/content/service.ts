import {
  addressPart,
  flag,
  line,
  lines,
  linkAddress,
  longText,
  medium,
  optional,
  richText,
  translated,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

/** Service of the company (§3); `url` is the path of its page, where it is not reserved. */
export const serviceContent = defineContent({
  name: "service",
  label: { one: { fr: "Prestation", en: "Service" }, many: { fr: "Prestations", en: "Services" } },
  add: { fr: "Ajouter une prestation", en: "Add a service" },
  lead: {
    fr: "Ce que vous proposez, dans l’ordre où le site le montre.",
    en: "What you offer, in the order in which the site shows it.",
  },
  fields: {
    title: translated(line("Titre", "Title")),
    slug: translated(addressPart("title")),
    summary: translated(longText("En une phrase", "In a sentence")),
    url: translated(linkAddress("Adresse de sa page", "Address of its page")),
    tags: lines("Mots-clés", "Tags"),
    image: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "La voiture ou le lieu de ce service, téléphone à l’horizontale, de jour, le sujet au milieu.",
          "The car or the place of this service; hold the phone sideways, by day, with the subject in the middle.",
          { ratio: [8, 5], least: 1000 },
        ),
      ),
    ),
    membersOnly: flag("Réservée aux membres", "For members only"),
    content: {
      ...translated(
        optional(richText("Texte de la page des membres", "Text of the members’ page")),
      ),
      note: {
        fr: "Pour une prestation réservée aux membres : ils la lisent et la réservent sur une page à eux.",
        en: "For a service that is reserved for members: they read of it and book it on a page of their own.",
      },
    },
  },
  title: "title",
  order: "RANK",
  searched: ["summary", "content"],
  cover: "image",
  icon: "service",
});
