import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

/** Language of the site; the texts of one that is hidden stay as they are. */
export const languageResource = defineResource({
  name: "language",
  label: { one: { fr: "Langue", en: "Language" }, many: { fr: "Langues", en: "Languages" } },
  fields: {
    label: { kind: "LINE", label: { fr: "Langue", en: "Language" } },
    isDefault: {
      kind: "FLAG",
      label: { fr: "Celle du site", en: "The site’s own" },
      states: {
        yes: { label: { fr: "Langue du site", en: "The site’s own" }, tone: "GOOD" },
        no: { label: { fr: "Traduction", en: "Translation" }, tone: "QUIET" },
      },
    },
    isValid: {
      kind: "FLAG",
      label: { fr: "Montrée aux visiteurs", en: "Shown to visitors" },
      note: {
        fr: "Décochée, ses pages ne se voient plus et quittent les moteurs de recherche ; ses textes restent.",
        en: "Unticked, its pages are seen no more and leave search engines; its texts stay.",
      },
      states: {
        yes: { label: { fr: "Montrée", en: "Shown" }, tone: "GOOD" },
        no: { label: { fr: "Cachée", en: "Hidden" }, tone: "QUIET" },
      },
      change: z.boolean(),
    },
    deeplCode: {
      kind: "LINE",
      width: "NARROW",
      label: { fr: "Code pour DeepL", en: "Code for DeepL" },
      note: {
        fr: "Pour les brouillons de traduction : EN-GB est l’anglais de Londres, EN-US celui de New York.",
        en: "For drafts of translations: EN-GB is London’s English, EN-US New York’s.",
      },
      change: lineSchema.toUpperCase().regex(/^[A-Z]{2}(?:-[A-Z]{2,4})?$/),
    },
  },
  columns: ["label", "isDefault", "isValid"],
  orderBy: "id",
  can: { read: "parameter:read", change: "parameter:change" },
});
