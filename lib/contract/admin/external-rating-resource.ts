import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

/** Sites that collect reviews of the company; their figures are noted down by hand. */
export const externalRatingResource = defineResource({
  name: "external-rating",
  label: {
    one: { fr: "Site d’avis extérieur", en: "External review site" },
    many: { fr: "Sites d’avis extérieurs", en: "External review sites" },
  },
  fields: {
    name: {
      kind: "LINE",
      label: { fr: "Nom", en: "Name" },
      isListed: true,
      change: lineSchema.min(1).max(80),
    },
    from: {
      kind: "LINE",
      label: { fr: "Identifiant", en: "Identifier" },
      note: {
        fr: "Par lequel une page le demande : lettres sans accent, chiffres et tirets.",
        en: "By which a page asks for it: plain letters, digits and hyphens.",
      },
      isListed: true,
      change: lineSchema
        .min(1)
        .max(40)
        .regex(/^[a-z0-9-]*$/),
    },
    url: {
      kind: "LINE",
      label: { fr: "Adresse de la page d’avis", en: "Address of the page of reviews" },
      change: lineSchema
        .min(1)
        .max(300)
        .regex(/^https:\/\/[^\s/]+\.\S+$/),
    },
    rating: {
      kind: "NUMBER",
      label: { fr: "Note sur 5", en: "Rating out of 5" },
      width: "NARROW",
      change: z.number().min(1).max(5).multipleOf(0.1),
    },
    count: {
      kind: "NUMBER",
      label: { fr: "Nombre d’avis", en: "Number of reviews" },
      width: "NARROW",
      change: z.number().int().min(0).max(1_000_000),
    },
    readOn: {
      kind: "DATE",
      label: { fr: "Relevé le", en: "Read on" },
      note: {
        fr: "Le jour où vous avez lu ces chiffres là-bas ; le site l’affiche.",
        en: "The day on which you read these figures there; the site shows it.",
      },
      change: z.iso.date(),
    },
  },
  columns: ["name", "rating", "count", "readOn"],
  whenEmpty: {
    fr: "Les sites qui recueillent des avis sur vous se notent ici.",
    en: "The sites that collect reviews of you are noted down here.",
  },
  orderBy: "name",
  add: {
    label: { fr: "Noter un site d’avis", en: "Note down a review site" },
    send: { fr: "Ajouter ce site", en: "Add this site" },
    usual: {},
  },
  can: {
    read: "review:read",
    change: "external-review:change",
    add: "external-review:change",
    remove: "external-review:change",
  },
});
