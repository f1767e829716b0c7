/** Tells whether a pattern covers a cookie: `_ga_*` stands for every name that begins so. */
export const isMatched = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
