import { z } from "zod";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";

const name = lineSchema.min(1).max(120);
const summary = linesSchema.max(300);
const description = linesSchema.max(20_000);

/** The products of the shop: what their sheets say, and whether they are sold. */
export const shopProductResource = defineResource({
  name: "shop-product",
  label: { one: { fr: "Produit", en: "Product" }, many: { fr: "Produits", en: "Products" } },
  fields: {
    nameFr: {
      kind: "TEXT",
      label: { fr: "Nom", en: "Name in French" },
      note: {
        fr: "L’adresse de la page ne change pas avec le nom.",
        en: "The address of its page does not change with its name.",
      },
      isListed: true,
      change: name,
    },
    nameEn: { kind: "TEXT", label: { fr: "Nom en anglais", en: "Name in English" }, change: name },
    reference: { kind: "TEXT", label: { fr: "Référence", en: "Reference" }, isListed: true },
    isActive: {
      kind: "FLAG",
      label: { fr: "En vente", en: "On sale" },
      note: {
        fr: "Ce qui n’est plus en vente quitte la boutique ; les commandes passées restent.",
        en: "What is not on sale leaves the shop; orders that were placed stay.",
      },
      isListed: true,
      change: z.boolean(),
    },
    price: {
      kind: "EUROS",
      label: { fr: "À partir de", en: "From" },
      isOptional: true,
      isListed: true,
    },
    order: {
      kind: "NUMBER",
      label: { fr: "Rang", en: "Rank" },
      isListed: true,
      change: z.int().min(0).max(10_000),
    },
    vatRate: {
      kind: "NUMBER",
      label: { fr: "Taux de TVA (%)", en: "VAT rate (%)" },
      note: {
        fr: "Pour les commandes à venir. 20 pour le vin ; demandez à votre comptable.",
        en: "Of orders to come. 20 for wine; ask your accountant.",
      },
      isListed: true,
      change: z.number().multipleOf(0.1).min(0).max(30),
    },
    summaryFr: {
      kind: "LONG_TEXT",
      label: { fr: "Résumé", en: "Summary in French" },
      change: summary,
    },
    summaryEn: {
      kind: "LONG_TEXT",
      label: { fr: "Résumé en anglais", en: "Summary in English" },
      change: summary,
    },
    descriptionFr: {
      kind: "LONG_TEXT",
      label: { fr: "Description (HTML)", en: "Description in French (HTML)" },
      note: {
        fr: "Les pages ne montrent que la mise en forme : titres, listes, liens, images.",
        en: "Pages show formatting alone: headings, lists, links, pictures.",
      },
      change: description,
    },
    descriptionEn: {
      kind: "LONG_TEXT",
      label: { fr: "Description en anglais (HTML)", en: "Description in English (HTML)" },
      change: description,
    },
  },
  columns: ["nameFr", "reference", "price", "vatRate", "isActive"],
  orderBy: "order",
  isSearched: true,
  can: { read: "product:read", change: "product:change" },
});
