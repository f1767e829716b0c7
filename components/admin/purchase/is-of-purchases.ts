/** The keys of what the panel keeps that a booking, an order or their money changes. */
export const isOfPurchases = (key: unknown): boolean =>
  typeof key === "string" &&
  /^\/admin\/(?:day|booking|order|customer|payment|document|money|outbox)\b/.test(key);
