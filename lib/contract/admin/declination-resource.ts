import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { optional } from "@/lib/contract/field/fields";
import { articleValues, declinationDetails } from "./declination-details";
import { defineResource } from "./definition";
import { newArticleFields, weightField } from "./new-article-fields";
import { reductionFields } from "./reduction-fields";
import { rowOf, written } from "./rows";

export const declinationResource = defineResource({
  name: "declination",
  label: {
    one: { fr: "Article", en: "Article" },
    many: { fr: "Articles et prix", en: "Articles and prices" },
  },
  fields: {
    name: { kind: "LINE", label: { fr: "Article", en: "Article" } },
    idProduct: { kind: "OWNER", label: { fr: "Produit", en: "Product" }, isListed: true },
    reference: newArticleFields.reference,
    values: articleValues,
    price: {
      kind: "NUMBER",
      unit: "€",
      label: { fr: "Prix TTC", en: "Price, VAT included" },
      note: {
        fr: "Celui des commandes à venir : qui l’a dans son panier voit le nouveau prix et le confirme avant de commander.",
        en: "Of orders to come: whoever has it in a cart sees the new price, and confirms it before they order.",
      },
      isListed: true,
      change: typedEurosSchema.min(0.01).max(100_000),
    },
    isActive: {
      kind: "FLAG",
      label: { fr: "En vente", en: "On sale" },
      states: {
        yes: { label: { fr: "En vente", en: "On sale" }, tone: "GOOD" },
        no: { label: { fr: "Hors vente", en: "Withdrawn" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
    weightGrams: {
      ...weightField,
      note: {
        fr: "Sert à calculer les frais de port.",
        en: "The cost of delivery is reckoned by it.",
      },
    },
    ...reductionFields,
    idStock: written(optional(rowOf("stock", "Prend du stock de", "Takes from the stock of")), {
      note: {
        fr: "Un carton prend ses bouteilles au stock de la bouteille. Sans choix, l’article ne s’épuise pas.",
        en: "A carton takes its bottles from the stock of the bottle. Without a choice it never runs out.",
      },
    }),
    stockUnits: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Unités de ce stock", en: "Units of that stock" },
      note: { fr: "Ce qu’un article en prend.", en: "How many one article takes." },
      change: z.int().min(1).max(1_000),
    },
    ...declinationDetails,
  },
  columns: ["name", "reference", "price", "reducedPrice", "isActive"],
  orderBy: "reference",
  isSearched: true,
  within: {
    resource: "shop-product",
    field: "idProduct",
    label: { fr: "Articles de ce produit", en: "Articles of this product" },
    like: ["values", "weightGrams", "capacity", "sellByMultipleOf", "hasShippingFees"],
  },
  add: {
    label: { fr: "Ajouter un article", en: "Add an article" },
    send: { fr: "Ajouter l’article", en: "Add the article" },
    usual: { isActive: "true", hasShippingFees: "true", sellByMultipleOf: "1", stockUnits: "1" },
    fields: {
      reference: newArticleFields.reference,
      quantity: {
        ...newArticleFields.quantity,
        note: {
          fr: "Un stock à lui. Vide s’il prend du stock d’un autre, ou s’il ne s’épuise pas.",
          en: "A stock of its own. Empty if it takes from another stock, or never runs out.",
        },
      },
    },
  },
  can: { read: "product:read", change: "product:change", add: "product:change" },
});
