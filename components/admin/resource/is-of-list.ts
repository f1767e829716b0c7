/** Whether what is kept is a list of a resource, or the day, which shows vehicles and closed days. */
export const isOfList =
  (resource: string) =>
  (key: unknown): boolean =>
    typeof key === "string" && new RegExp(`^/admin/(?:${resource}(?:\\?|$)|day)`).test(key);
