import type { SiteFeature } from "@/lib/contract/site";

/**
 * Parts of a member's space, in the order of the navigation, each with its path. The outbox is for
 * those who run the site.
 */
export const ACCOUNT_PARTS = {
  overview: "/account",
  bookings: "/account/bookings",
  orders: "/account/orders",
  papers: "/account/papers",
  profile: "/account/profile",
  addresses: "/account/addresses",
  security: "/account/security",
  newsletter: "/account/newsletter",
  data: "/account/data",
  outbox: "/outbox",
} as const;

export type AccountPart = keyof typeof ACCOUNT_PARTS;

const FEATURE_OF: Partial<Record<AccountPart, SiteFeature>> = {
  bookings: "RIDES",
  orders: "SHOP",
};

/** Tells whether a site offers a part: bookings where there are rides, orders in a shop. */
export function isPartThere(part: AccountPart, features: SiteFeature[]): boolean {
  const feature = FEATURE_OF[part];
  return feature === undefined || features.includes(feature);
}
