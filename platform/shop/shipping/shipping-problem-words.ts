import type { LanguageCode } from "@/lib/contract/locale";
import type { ShippingError, ShippingLimits } from "@/lib/rules/shop/shipping-limits";

/** Reason that nothing is sent: the site's limits, a temporary stop, the distance, or the size. */
export type ShippingProblem = ShippingError | "LOCKED" | "NOT_SERVED" | "TOO_LARGE";

const french: Record<ShippingProblem, (limits: ShippingLimits, bottles: number) => string> = {
  LOCKED: () => "Les livraisons sont suspendues pour le moment.",
  NOT_SERVED: () => "Nous ne livrons pas à cette adresse.",
  TOO_LARGE: () =>
    "Aucun de nos transporteurs ne prend un colis de cette taille jusque-là : appelez-nous.",
  TOO_FEW_BOTTLES: ({ minimum }, bottles) =>
    `Nous expédions à partir de ${minimum} bouteilles : il en manque ${(minimum ?? 0) - bottles}.`,
  TOO_MANY_BOTTLES: ({ maximum }) =>
    `Nous expédions au plus ${maximum} ${maximum === 1 ? "bouteille" : "bouteilles"} par commande : appelez-nous au-delà.`,
  NOT_A_MULTIPLE: ({ multiple }, bottles) =>
    `Nos colis tiennent les bouteilles par ${multiple} : ajoutez-en ${missing(bottles, multiple)}.`,
};

const english: typeof french = {
  LOCKED: () => "Delivery is suspended for the moment.",
  NOT_SERVED: () => "We do not deliver to this address.",
  TOO_LARGE: () => "None of our carriers takes a parcel of that size so far: please call us.",
  TOO_FEW_BOTTLES: ({ minimum }, bottles) =>
    `We send ${minimum} bottles or more: ${(minimum ?? 0) - bottles} to go.`,
  TOO_MANY_BOTTLES: ({ maximum }) =>
    `We send at most ${maximum} ${maximum === 1 ? "bottle" : "bottles"} per order: call us for more.`,
  NOT_A_MULTIPLE: ({ multiple }, bottles) =>
    `Our parcels hold bottles in multiples of ${multiple}: please add ${missing(bottles, multiple)}.`,
};

const WORDS: Record<LanguageCode, typeof french> = { fr_FR: french, en: english };

export const sayShippingProblem = (
  language: LanguageCode,
  problem: ShippingProblem,
  limits: ShippingLimits,
  bottles: number,
): string => WORDS[language][problem](limits, bottles);

const missing = (bottles: number, multiple: number | null): number =>
  multiple ? multiple - (bottles % multiple) : 0;
