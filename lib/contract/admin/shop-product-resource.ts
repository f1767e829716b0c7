import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { slot } from "@/lib/contract/field/picture-slot";
import { productKindSchema } from "@/lib/contract/product";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { defineResource } from "./definition";
import { newArticleFields, weightField } from "./new-article-fields";
import { offeredPictures } from "./offered-picture";
import { productDetails } from "./product-details";

const grams = z.number().multipleOf(0.1).min(0).max(100).nullable();

/** Kind of a product, and its name on papers. */
const told = {
  sort: {
    kind: "CHOICE",
    label: { fr: "Ce que c’est", en: "What it is" },
    isListed: true,
    options: {
      WHITE: { label: { fr: "Vin blanc", en: "White wine" } },
      RED: { label: { fr: "Vin rouge", en: "Red wine" } },
      ROSE: { label: { fr: "Vin rosé", en: "Rosé wine" } },
      SPARKLING: { label: { fr: "Vin effervescent", en: "Sparkling wine" } },
      SWEET: { label: { fr: "Vin moelleux", en: "Sweet wine" } },
      BOX: { label: { fr: "Coffret", en: "Box" } },
      OTHER: { label: { fr: "Autre chose", en: "Something else" } },
    },
    change: productKindSchema,
  },
  reference: newArticleFields.reference,
} as const;

export const shopProductResource = defineResource({
  name: "shop-product",
  label: { one: { fr: "Produit", en: "Product" }, many: { fr: "Produits", en: "Products" } },
  fields: {
    name: {
      kind: "LINE",
      isTranslated: true,
      label: { fr: "Nom", en: "Name" },
      note: {
        fr: "L’adresse de la page ne change pas avec le nom.",
        en: "The address of its page does not change with its name.",
      },
      isListed: true,
      change: lineSchema.min(1).max(120),
    },
    ...told,
    isActive: {
      kind: "FLAG",
      label: { fr: "En vente", en: "On sale" },
      note: {
        fr: "Ce qui n’est plus en vente quitte la boutique ; les commandes passées restent.",
        en: "What is not on sale leaves the shop; orders that were placed stay.",
      },
      states: {
        yes: { label: { fr: "En vente", en: "On sale" }, tone: "GOOD" },
        no: { label: { fr: "Retiré", en: "Withdrawn" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
    price: {
      kind: "NUMBER",
      unit: "€",
      isLowest: true,
      label: { fr: "Prix", en: "Price" },
      isOptional: true,
      isListed: true,
    },
    order: {
      kind: "NUMBER",
      label: { fr: "Ordre d’affichage", en: "Order of display" },
      note: { fr: "Le plus petit se montre d’abord.", en: "The smallest is shown first." },
      isListed: true,
      change: z.int().min(0).max(10_000),
    },
    vatRate: {
      kind: "NUMBER",
      unit: "%",
      label: { fr: "Taux de TVA", en: "VAT rate" },
      note: {
        fr: "Pour les commandes à venir. 20 pour le vin ; demandez à votre comptable.",
        en: "Of orders to come. 20 for wine; ask your accountant.",
      },
      isListed: true,
      change: z.number().multipleOf(0.1).min(0).max(30),
    },
    summary: {
      kind: "TEXT",
      isTranslated: true,
      part: { fr: "Sa page", en: "Its page" },
      label: { fr: "Résumé", en: "Summary" },
      change: linesSchema.max(300),
    },
    description: {
      kind: "RICH_TEXT",
      width: "FULL",
      isTranslated: true,
      label: { fr: "Description", en: "Description" },
      change: linesSchema.max(20_000),
    },
    images: {
      kind: "PICTURES",
      max: 12,
      part: { fr: "Photos", en: "Photos" },
      label: { fr: "Photos du produit", en: "Photos of the product" },
      slot: slot(
        "La bouteille debout, de face, sur un fond uni, entière dans l’image. L’étiquette en gros plan vient ensuite.",
        "The bottle upright, from the front, on a plain ground, whole in the picture. A close-up of its label comes next.",
        { least: 900 },
      ),
      change: offeredPictures(12),
    },
    ...productDetails,
    ingredients: {
      kind: "TEXT",
      isTranslated: true,
      part: { fr: "Ingrédients et valeurs nutritionnelles", en: "Ingredients and nutrition" },
      label: { fr: "Ingrédients", en: "Ingredients" },
      note: {
        fr: "Entourez les allergènes d’étoiles : raisins, *sulfites*. Obligatoire pour un vin ; vide pour le reste.",
        en: "Put allergens between asterisks: raisins, *sulfites*. Required of a wine; empty for anything else.",
      },
      isOptional: true,
      change: linesSchema.max(1_000).nullable(),
    },
    energyKj: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Énergie, kJ pour 100 ml", en: "Energy, kJ in 100 ml" },
      isOptional: true,
      change: z.int().min(0).max(4_000).nullable(),
    },
    energyKcal: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Énergie, kcal pour 100 ml", en: "Energy, kcal in 100 ml" },
      isOptional: true,
      change: z.int().min(0).max(1_000).nullable(),
    },
    carbohydrates: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "Glucides, g pour 100 ml", en: "Carbohydrate, g in 100 ml" },
      isOptional: true,
      change: grams,
    },
    sugars: {
      kind: "NUMBER",
      width: "NARROW",
      label: { fr: "dont sucres, g pour 100 ml", en: "of which sugars, g in 100 ml" },
      isOptional: true,
      change: grams,
    },
  },
  columns: ["name", "reference", "price", "vatRate", "isActive"],
  orderBy: "order",
  isSearched: true,
  add: {
    label: { fr: "Ajouter un produit", en: "Add a product" },
    send: { fr: "Ajouter le produit", en: "Add the product" },
    usual: { isActive: "true", order: "100", vatRate: "20", capacity: "75", weightGrams: "1300" },
    fields: {
      ...told,
      firstPrice: {
        kind: "NUMBER",
        unit: "€",
        width: "NARROW",
        label: { fr: "Prix TTC", en: "Price, VAT included" },
        change: typedEurosSchema.min(0.01).max(100_000),
      },
      quantity: newArticleFields.quantity,
      capacity: {
        kind: "NUMBER",
        width: "NARROW",
        label: { fr: "Contenance, en cl", en: "Capacity, in cl" },
        isOptional: true,
        change: z.number().multipleOf(0.1).min(0.1).max(10_000).nullable(),
      },
      weightGrams: { ...weightField, width: "NARROW" },
    },
  },
  can: { read: "product:read", change: "product:change", add: "product:change" },
});
