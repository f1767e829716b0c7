/** The parts of a member's space, in the order of the navigation; each has a path of its own. */
export const ACCOUNT_PARTS = {
  overview: "/account",
  bookings: "/account/bookings",
  papers: "/account/papers",
  profile: "/account/profile",
  addresses: "/account/addresses",
  security: "/account/security",
  newsletter: "/account/newsletter",
  data: "/account/data",
} as const;

export type AccountPart = keyof typeof ACCOUNT_PARTS;

/** Parts that only a site which takes rides has anything for. */
export const isOfRides = (part: AccountPart): boolean => part === "bookings" || part === "papers";
