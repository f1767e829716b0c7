/** Tells whether a value is any kind of empty. */
export const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, "") === "") ||
  (Array.isArray(value) && value.length === 0);
