import type { Label } from "@/lib/contract/field/field";

/** Reasons why goods come back to the shop. */
export const GOODS_RETURN_REASONS = [
  "WITHDRAWAL",
  "DAMAGED",
  "WRONG_GOODS",
  "NOT_RECEIVED",
  "GOODWILL",
] as const;
export type GoodsReturnReason = (typeof GOODS_RETURN_REASONS)[number];

export const GOODS_RETURN_REASON_LABELS: Record<GoodsReturnReason, Label> = {
  WITHDRAWAL: { fr: "Rétractation", en: "Withdrawal" },
  DAMAGED: { fr: "Articles abîmés", en: "Damaged goods" },
  WRONG_GOODS: { fr: "Erreur d’articles", en: "Wrong goods" },
  NOT_RECEIVED: { fr: "Colis non réclamé ou refusé", en: "Parcel not collected or refused" },
  GOODWILL: { fr: "Reprise à titre commercial", en: "Taken back as goodwill" },
};
