/** What a page is about; its words are those of `ride` or of `order`. */
export type Purchase = "booking" | "order";

/** Where a member finds all of them. */
export const MINE: Record<Purchase, string> = {
  booking: "/account/bookings",
  order: "/account/orders",
};
