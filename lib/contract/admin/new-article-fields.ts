import { z } from "zod";
import { lineSchema } from "@/lib/contract/typed-text";
import type { AdminField, AdminResource } from "./definition";

/** Fields that are asked for when something to sell is added, as a product or as an article of one. */
export const newArticleFields = {
  reference: {
    kind: "LINE",
    label: { fr: "Référence", en: "Reference" },
    note: {
      fr: "Courte, en capitales : elle figure sur les bons et les factures.",
      en: "Short, in capitals: it stands on picking lists and invoices.",
    },
    isListed: true,
    change: lineSchema
      .toUpperCase()
      .regex(/^[A-Z0-9][A-Z0-9-]*$/)
      .max(30),
  },
  quantity: {
    kind: "NUMBER",
    width: "NARROW",
    label: { fr: "Unités en stock", en: "Units in stock" },
    note: { fr: "Vide : il ne s’épuise pas.", en: "Left empty, it never runs out." },
    isOptional: true,
    change: z.int().min(0).max(1_000_000).nullable(),
  },
} as const satisfies AdminResource["fields"];

/** Label and schema of the weight by which the cost of delivery is reckoned. */
export const weightField = {
  kind: "NUMBER",
  label: { fr: "Poids, en grammes", en: "Weight, in grams" },
  change: z.int().min(0).max(100_000),
} as const satisfies AdminField;
