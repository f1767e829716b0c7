import { z } from "zod";
import { starsSchema } from "@/lib/contract/review";
import { LONGEST_REVIEW } from "@/lib/contract/typed-length";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";
import { writtenLanguage } from "./written-language-field";

export const externalReviewResource = defineResource({
  name: "external-review",
  label: {
    one: { fr: "Avis cité", en: "Quoted review" },
    many: { fr: "Avis cités", en: "Quoted reviews" },
  },
  fields: {
    author: {
      kind: "LINE",
      label: { fr: "Auteur", en: "Author" },
      change: lineSchema.min(1).max(80),
    },
    from: {
      kind: "LINE",
      label: { fr: "Identifiant du site d’avis", en: "Identifier of the review site" },
      isListed: true,
      change: lineSchema.min(1).max(40),
    },
    text: {
      kind: "TEXT",
      label: { fr: "Avis", en: "Review" },
      note: {
        fr: "Mot pour mot, tel qu’il est écrit là-bas.",
        en: "Word for word, as it stands there.",
      },
      change: linesSchema.min(1).max(LONGEST_REVIEW),
    },
    rating: {
      kind: "NUMBER",
      label: { fr: "Note sur 5", en: "Rating out of 5" },
      isListed: true,
      width: "NARROW",
      change: starsSchema,
    },
    writtenOn: {
      kind: "DATE",
      label: { fr: "Écrit le", en: "Written on" },
      change: z.iso.date(),
    },
    language: writtenLanguage,
  },
  columns: ["author", "from", "rating", "text", "writtenOn"],
  whenEmpty: {
    fr: "Les avis que vous citez d’un autre site se notent ici.",
    en: "The reviews that you quote from another site are noted down here.",
  },
  orderBy: "from",
  add: {
    label: { fr: "Citer un avis", en: "Quote a review" },
    send: { fr: "Ajouter cet avis", en: "Add this review" },
    usual: { language: "fr_FR", rating: "5" },
  },
  can: {
    read: "review:read",
    change: "external-review:change",
    add: "external-review:change",
    remove: "external-review:change",
  },
});
