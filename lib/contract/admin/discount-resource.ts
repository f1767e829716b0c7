import { z } from "zod";
import { discountCodeSchema } from "@/lib/contract/discount";
import { defineResource } from "./definition";

const day = z.iso.date().nullable();
const uses = z.int().min(1).max(1_000_000).nullable();
/** In euros. */
const euros = z.number().multipleOf(0.01).max(100_000);

export const discountResource = defineResource({
  name: "discount",
  label: {
    one: { fr: "Code de réduction", en: "Discount code" },
    many: { fr: "Codes de réduction", en: "Discount codes" },
  },
  fields: {
    code: {
      kind: "LINE",
      label: { fr: "Code", en: "Code" },
      note: {
        fr: "Lettres, chiffres et tirets ; les minuscules valent les majuscules.",
        en: "Letters, digits and hyphens; lower case counts as upper case.",
      },
      isListed: true,
      change: discountCodeSchema.regex(/^[A-Z0-9][A-Z0-9-]*$/),
    },
    isActive: {
      kind: "FLAG",
      label: { fr: "En service", en: "In use" },
      note: {
        fr: "Décochez pour l’arrêter aussitôt ; les commandes qui l’ont déjà gardent leur prix.",
        en: "Untick to stop it at once; orders that have it already keep their price.",
      },
      states: {
        yes: { label: { fr: "En service", en: "In use" }, tone: "GOOD" },
        no: { label: { fr: "Arrêté", en: "Stopped" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
    kind: {
      kind: "CHOICE",
      label: { fr: "Réduction", en: "Discount" },
      options: {
        PERCENT: { label: { fr: "Pourcentage", en: "Percentage" } },
        AMOUNT: { label: { fr: "Montant", en: "Amount" } },
        FREE_SHIPPING: { label: { fr: "Livraison offerte", en: "Free delivery" } },
      },
      isListed: true,
      change: z.enum(["PERCENT", "AMOUNT", "FREE_SHIPPING"]),
    },
    percent: {
      kind: "NUMBER",
      unit: "%",
      label: { fr: "Pourcentage", en: "Percentage" },
      note: { fr: "Pour un pourcentage.", en: "For a percentage." },
      isOptional: true,
      change: z.int().min(1).max(100).nullable(),
    },
    amount: {
      kind: "NUMBER",
      unit: "€",
      label: { fr: "Montant de la réduction", en: "Amount off" },
      note: {
        fr: "Pour un montant ; jamais plus que le prix des produits.",
        en: "For an amount; never more than the products cost.",
      },
      isOptional: true,
      change: euros.min(0.01).nullable(),
    },
    from: {
      kind: "DATE",
      label: { fr: "Valable à partir du", en: "Valid from" },
      isOptional: true,
      change: day,
    },
    until: {
      kind: "DATE",
      label: { fr: "Valable jusqu’au", en: "Valid until" },
      note: { fr: "Ce jour compris.", en: "This day included." },
      isOptional: true,
      change: day,
    },
    minimum: {
      kind: "NUMBER",
      unit: "€",
      label: { fr: "Montant minimal des produits", en: "Least amount of products" },
      note: { fr: "0 pour tout panier.", en: "0 for any basket." },
      change: euros.min(0),
    },
    mostUses: {
      kind: "NUMBER",
      label: { fr: "Utilisations en tout, au plus", en: "Uses in all, at most" },
      isOptional: true,
      change: uses,
    },
    mostUsesPerPerson: {
      kind: "NUMBER",
      label: { fr: "Utilisations par personne, au plus", en: "Uses per person, at most" },
      isOptional: true,
      change: uses,
    },
    uses: { kind: "NUMBER", label: { fr: "Utilisations", en: "Uses" }, isListed: true },
  },
  columns: ["code", "kind", "percent", "amount", "until", "uses", "isActive"],
  orderBy: "code",
  subsets: {
    valid: { fr: "Valables aujourd’hui", en: "Valid today" },
    over: { fr: "Finis ou arrêtés", en: "Over or stopped" },
  },
  add: {
    label: { fr: "Créer un code", en: "Make a code" },
    send: { fr: "Créer le code", en: "Make the code" },
    usual: {
      kind: "PERCENT",
      percent: "10",
      minimum: "0",
      mostUsesPerPerson: "1",
      isActive: "true",
    },
  },
  can: { read: "discount:read", change: "discount:change", add: "discount:change" },
});
