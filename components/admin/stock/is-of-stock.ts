/** Tells whether a cached answer of the panel, by its key, shows a stock. */
export const isOfStock = (key: unknown): boolean =>
  typeof key === "string" && /^\/admin\/(?:stock|inventory)\b/.test(key);
