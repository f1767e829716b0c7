/** Tells whether a cache key is a list of a resource, or the day, which shows some of them. */
export const isOfList =
  (resource: string) =>
  (key: unknown): boolean =>
    typeof key === "string" && new RegExp(`^/admin/(?:${resource}(?:\\?|$)|day)`).test(key);
