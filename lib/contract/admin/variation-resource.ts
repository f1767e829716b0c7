import { lineSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

const label = lineSchema.min(1).max(40);

export const variationResource = defineResource({
  name: "variation",
  label: {
    one: { fr: "Sorte de différence", en: "Kind of difference" },
    many: { fr: "Sortes de différence", en: "Kinds of difference" },
  },
  fields: {
    label: {
      kind: "LINE",
      isTranslated: true,
      label: { fr: "Nom", en: "Name" },
      note: {
        fr: "Millésime, format, couleur : ce en quoi deux articles d’un produit diffèrent.",
        en: "Vintage, size, colour: that in which two articles of a product differ.",
      },
      change: label,
    },
  },
  columns: ["label"],
  orderBy: "id",
  whenEmpty: {
    fr: "Ajoutez par exemple « Millésime » et « Format ».",
    en: "Add for example “Vintage” and “Size”.",
  },
  add: {
    label: { fr: "Ajouter une différence", en: "Add a difference" },
    send: { fr: "Ajouter la différence", en: "Add the difference" },
    usual: {},
  },
  can: { read: "product:read", change: "product:change", add: "product:change" },
});
