import { z } from "zod";
import { emailAddressSchema } from "@/lib/contract/email-address";
import { postalCodeSchema } from "@/lib/contract/postal-code";
import { lineSchema, linesSchema } from "@/lib/contract/typed-text";
import { isSiret, isVatNumber } from "@/lib/rules/text/siret";
import { typedLine } from "@/lib/rules/text/typed-line";
import { addressFields } from "./address-fields";
import { defineResource } from "./definition";
import { writtenLanguage } from "./written-language-field";

const line = lineSchema.min(1).max(120);

/** Splits a text of one name per line, each name once. */
export const costCentresOf = (text: string): string[] => [
  ...new Set(text.split("\n").map(typedLine).filter(Boolean)),
];

const MOST_COST_CENTRES = 100;

/** Businesses that the company drives on account, with the terms of their invoices. */
export const businessResource = defineResource({
  name: "business",
  label: {
    one: { fr: "Compte professionnel", en: "Business account" },
    many: { fr: "Comptes professionnels", en: "Business accounts" },
  },
  fields: {
    name: {
      kind: "LINE",
      part: { fr: "L’entreprise", en: "The company" },
      label: { fr: "Raison sociale", en: "Company name" },
      isListed: true,
      change: line,
    },
    siret: {
      kind: "LINE",
      width: "HALF",
      label: { fr: "SIRET", en: "SIRET" },
      isOptional: true,
      change: lineSchema.max(20).refine(isSiret).nullable(),
    },
    vatNumber: {
      kind: "LINE",
      width: "HALF",
      label: { fr: "N° de TVA intracommunautaire", en: "VAT number" },
      isOptional: true,
      change: lineSchema.max(20).refine(isVatNumber).nullable(),
    },
    contact: {
      kind: "LINE",
      label: { fr: "À l’attention de", en: "For the attention of" },
      isOptional: true,
      change: lineSchema.max(120).nullable(),
    },
    street: {
      ...addressFields.street,
      part: { fr: "Facturation", en: "Invoices" },
      label: { fr: "Adresse de facturation", en: "Billing address" },
    },
    postalCode: { ...addressFields.postcode, change: postalCodeSchema },
    city: { ...addressFields.town, change: line },
    country: { ...addressFields.country, width: "HALF" },
    email: {
      kind: "EMAIL",
      width: "HALF",
      label: { fr: "E-mail pour les factures", en: "E-mail for invoices" },
      change: emailAddressSchema,
    },
    language: {
      ...writtenLanguage,
      width: "HALF",
      label: { fr: "Langue des factures", en: "Language of invoices" },
    },
    costCentres: {
      kind: "TEXT",
      label: { fr: "Centres de coûts", en: "Cost centres" },
      note: {
        fr: "Un par ligne ; chaque course peut en porter un.",
        en: "One a line; each ride can bear one.",
      },
      change: linesSchema
        .max(5000)
        .refine((text) => costCentresOf(text).length <= MOST_COST_CENTRES),
    },
    paymentDays: {
      kind: "NUMBER",
      part: { fr: "Conditions", en: "Terms" },
      label: { fr: "Délai de paiement (jours)", en: "Paid within (days)" },
      note: {
        fr: "De la date de la facture ; la loi permet 45 jours au plus pour une facture mensuelle.",
        en: "From the invoice’s date; the law lets a monthly invoice wait 45 days at most.",
      },
      isListed: true,
      change: z.int().min(0).max(45),
    },
    discountPercent: {
      kind: "NUMBER",
      unit: "%",
      label: { fr: "Remise", en: "Discount" },
      isListed: true,
      change: z.int().min(0).max(50),
    },
    isMonthEnd: {
      kind: "FLAG",
      label: { fr: "Fin de mois", en: "At the end of the month" },
      note: {
        fr: "Le délai court jusqu’au dernier jour du mois où il finit, sans dépasser 45 jours.",
        en: "The time runs until the last day of the month in which it ends, 45 days at most.",
      },
      change: z.boolean(),
    },
    asksDeposit: {
      kind: "FLAG",
      label: { fr: "Demander un acompte", en: "Ask for a deposit" },
      note: {
        fr: "Sinon, rien n’est à payer avant la course.",
        en: "If not, nothing is to be paid before the ride.",
      },
      change: z.boolean(),
    },
    isInvoicedByItself: {
      kind: "FLAG",
      label: { fr: "Facturer sans relecture", en: "Invoice unread" },
      note: {
        fr: "La facture du mois part d’elle-même le premier du mois suivant, à 6 h.",
        en: "The month’s invoice leaves by itself on the first of the next month, at 6 a.m.",
      },
      change: z.boolean(),
    },
    isActive: {
      kind: "FLAG",
      label: { fr: "Compte ouvert", en: "Account open" },
      note: {
        fr: "Un compte fermé ne prend plus de courses ; ses factures restent.",
        en: "A closed account takes no more rides; its invoices stay.",
      },
      states: {
        yes: { label: { fr: "Ouvert", en: "Open" }, tone: "GOOD" },
        no: { label: { fr: "Fermé", en: "Closed" }, tone: "QUIET" },
      },
      isListed: true,
      change: z.boolean(),
    },
  },
  columns: ["name", "city", "paymentDays", "discountPercent", "isActive"],
  orderBy: "name",
  whenEmpty: {
    fr: "Une entreprise qui a un compte ne paie pas chaque course : une facture les réunit à la fin du mois.",
    en: "A business with an account does not pay ride by ride: one invoice gathers them at the end of the month.",
  },
  isSearched: true,
  // The most common terms.
  add: {
    label: { fr: "Ouvrir un compte", en: "Open an account" },
    send: { fr: "Ouvrir le compte", en: "Open the account" },
    usual: {
      country: "FR",
      language: "fr_FR",
      paymentDays: "30",
      isMonthEnd: "true",
      discountPercent: "0",
      asksDeposit: "false",
      isInvoicedByItself: "false",
      isActive: "true",
    },
  },
  can: { read: "business:read", change: "business:change", add: "business:change" },
});
