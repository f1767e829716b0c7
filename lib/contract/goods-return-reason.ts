/** Reasons why goods come back to the shop. */
export const GOODS_RETURN_REASONS = [
  "WITHDRAWAL",
  "DAMAGED",
  "WRONG_GOODS",
  "NOT_RECEIVED",
  "GOODWILL",
] as const;
export type GoodsReturnReason = (typeof GOODS_RETURN_REASONS)[number];
