import { z } from "zod";
import { typedEurosSchema } from "@/lib/contract/booking";
import type { AdminResource } from "./definition";

const day = z.iso.date().nullable();

/** Fields of a reduced price: an article has all three, or none. */
export const reductionFields = {
  reducedPrice: {
    kind: "NUMBER",
    unit: "€",
    label: { fr: "Prix réduit TTC", en: "Reduced price, VAT included" },
    part: { fr: "Prix réduit", en: "Reduced price" },
    note: {
      fr: "Il remplace le prix pendant les jours ci-dessous, puis s’efface de lui-même. Videz-le pour y mettre fin aussitôt.",
      en: "It stands in for the price on the days below, then goes by itself. Empty it to end it at once.",
    },
    width: "LINE",
    isOptional: true,
    change: typedEurosSchema.min(0.01).max(100_000).nullable(),
  },
  reducedFrom: {
    kind: "DATE",
    label: { fr: "Du", en: "From" },
    note: { fr: "Aujourd’hui : dès l’enregistrement.", en: "Today: as soon as it is saved." },
    isOptional: true,
    change: day,
  },
  reducedUntil: {
    kind: "DATE",
    label: { fr: "Au", en: "Until" },
    note: { fr: "Ce jour compris.", en: "This day included." },
    isOptional: true,
    change: day,
  },
} as const satisfies AdminResource["fields"];
