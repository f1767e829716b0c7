/** Tells whether a cache key holds data that a booking, an order or their money changes. */
export const isOfPurchases = (key: unknown): boolean =>
  typeof key === "string" &&
  /^\/admin\/(?:day|ride-plan|booking|order|customer|payment|document|money|outbox|letter|due|business)\b/.test(
    key,
  );
