import {
  addressPart,
  dayAndTime,
  line,
  linkAddress,
  medium,
  optional,
  richText,
  translated,
  wholeNumber,
} from "@/lib/contract/field/fields";
import { slot } from "@/lib/contract/field/picture-slot";
import { defineContent } from "./definition";

/**
 * Item of an element list (§3), keyed by the list's route: a step, a logo, a link of the footer; or
 * an event, which takes place at a time, has a page of its own and may take registrations.
 */
export const elementContent = defineContent({
  name: "element",
  label: {
    one: { fr: "Élément", en: "Element" },
    many: { fr: "Éléments", en: "Elements" },
    found: { fr: "En bref", en: "In brief" },
  },
  add: { fr: "Ajouter un élément", en: "Add an element" },
  lead: {
    fr: "Les étapes, les logos et les liens que les pages montrent en liste, et vos rendez-vous. Ce qui a une date a sa page ; avec un nombre de places, on s’y inscrit.",
    en: "The steps, logos and links that pages show as lists, and your events. What has a date has a page of its own; with a number of places, people register for it.",
  },
  fields: {
    route: line("Liste", "List"),
    title: translated(line("Titre", "Title")),
    subtitle: translated(optional(line("Sous-titre", "Subtitle"))),
    content: translated(optional(richText("Texte", "Text"))),
    url: translated(optional(linkAddress("Lien", "Link"))),
    slug: translated(addressPart("title")),
    place: translated(optional(line("Lieu", "Place"))),
    price: translated(optional(line("Prix", "Price"))),
    image: optional(
      medium(
        "Image",
        "Picture",
        slot(
          "Téléphone à l’horizontale, le sujet au milieu, sur un fond simple. Un logo : son fichier, pas une photo.",
          "Hold the phone sideways, with the subject in the middle on a plain ground. For a logo: its file, no photo.",
          { ratio: [3, 2], least: 800 },
        ),
      ),
    ),
    startsAt: optional({
      ...dayAndTime("Début", "Begins"),
      note: {
        fr: "Si la date ou le lieu change, les inscrits le reçoivent par e-mail cinq minutes après la publication.",
        en: "Should the date or the place change, those registered are told by e-mail five minutes after it is published.",
      },
    }),
    endsAt: optional(dayAndTime("Fin", "Ends")),
    places: optional({
      ...wholeNumber("Nombre de places", "Number of places", { min: 1, max: 500, value: 1 }),
      note: {
        fr: "Vide, on vient sans s’inscrire.",
        en: "Left empty, people come without registering.",
      },
    }),
  },
  title: "title",
  summary: "subtitle",
  section: "route",
  order: "RANK",
  under: "ELEMENTS",
  span: { from: "startsAt", until: "endsAt" },
  places: "places",
  searched: ["subtitle", "content"],
  cover: "image",
  pictured: ["image"],
  schemaType: "Event",
  icon: "list",
});
