import type { SiteFeature } from "@/lib/contract/site";

/** Subject of a page; its words are those of `ride` or of `order`. */
export type Purchase = "booking" | "order";

/** Paths of a member's own lists. */
export const MINE: Record<Purchase, string> = {
  booking: "/account/bookings",
  order: "/account/orders",
};

/** Lists the kinds of purchases on a site with these features. */
export const purchasesOn = (features: SiteFeature[]): Purchase[] => [
  ...(features.includes("RIDES") ? ["booking" as const] : []),
  ...(features.includes("SHOP") ? ["order" as const] : []),
];
