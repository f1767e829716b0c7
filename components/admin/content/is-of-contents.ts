/** Tells whether a cache key is a list of a kind of content, or the versions of one. */
export const isOfContents =
  (type: string) =>
  (key: unknown): boolean =>
    typeof key === "string" &&
    new RegExp(`^/admin/content/${type}(?:\\?|$|/\\d+/revision$)`).test(key);
