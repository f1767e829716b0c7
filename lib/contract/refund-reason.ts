import type { Label } from "@/lib/contract/field/field";

/** Reason for a partial refund by the company, besides the rules of cancelling and returning. */
export const REFUND_REASONS = [
  "GOODWILL",
  "LATE",
  "PART_OF_SERVICE",
  "PART_OF_GOODS",
  "DAMAGED",
  "PRICE_ERROR",
  /** Refund at the gateway's own desk, which says no more. */
  "AT_GATEWAY",
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Reasons that the panel offers. */
export const REFUND_REASON_LABELS: Record<Exclude<RefundReason, "AT_GATEWAY">, Label> = {
  GOODWILL: { fr: "Geste commercial", en: "Goodwill" },
  LATE: { fr: "Retard du chauffeur", en: "Late driver" },
  PART_OF_SERVICE: { fr: "Prestation effectuée en partie", en: "Service provided in part" },
  PART_OF_GOODS: { fr: "Articles manquants", en: "Missing goods" },
  DAMAGED: { fr: "Articles abîmés", en: "Damaged goods" },
  PRICE_ERROR: { fr: "Erreur de prix", en: "Error in the price" },
};

/** Reasons for rides only, and for orders of the shop only; the others are for both. */
const OF_RIDES: readonly RefundReason[] = ["LATE", "PART_OF_SERVICE"];
const OF_GOODS: readonly RefundReason[] = ["PART_OF_GOODS", "DAMAGED"];

/** Returns the reasons for which the panel may refund a booking, or an order. */
export const refundReasons = (of: "booking" | "order") =>
  REFUND_REASONS.filter((reason) => reason !== "AT_GATEWAY").filter(
    (reason) => !(of === "booking" ? OF_GOODS : OF_RIDES).includes(reason),
  );
