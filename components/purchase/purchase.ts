import type { SiteFeature } from "@/lib/contract/site";

/** What a page is about; its words are those of `ride` or of `order`. */
export type Purchase = "booking" | "order";

/** Where a member finds all of them. */
export const MINE: Record<Purchase, string> = {
  booking: "/account/bookings",
  order: "/account/orders",
};

/** What can be bought on a site that has these features. */
export const purchasesOn = (features: SiteFeature[]): Purchase[] => [
  ...(features.includes("RIDES") ? ["booking" as const] : []),
  ...(features.includes("SHOP") ? ["order" as const] : []),
];
