import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import { defineResource } from "./definition";
import { reductionFields } from "./reduction-fields";

export const declinationResource = defineResource({
  name: "declination",
  label: { one: { fr: "Prix", en: "Price" }, many: { fr: "Prix", en: "Prices" } },
  fields: {
    name: { kind: "TEXT", label: { fr: "Article", en: "Article" } },
    reference: { kind: "TEXT", label: { fr: "Référence", en: "Reference" }, isListed: true },
    price: {
      kind: "EUROS",
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
      kind: "NUMBER",
      label: { fr: "Poids, en grammes", en: "Weight, in grams" },
      note: {
        fr: "Sert à calculer les frais de port.",
        en: "The cost of delivery is reckoned by it.",
      },
      change: z.int().min(0).max(100_000),
    },
    ...reductionFields,
    stock: {
      kind: "TEXT",
      label: { fr: "Prend du stock", en: "Takes from stock" },
      isOptional: true,
    },
    stockUnits: { kind: "NUMBER", label: { fr: "Unités par article", en: "Units in one" } },
  },
  columns: ["name", "reference", "price", "reducedPrice", "isActive"],
  orderBy: "reference",
  isSearched: true,
  can: { read: "product:read", change: "product:change" },
});
