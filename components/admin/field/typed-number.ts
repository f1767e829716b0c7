/** Reads a typed number, or returns the text where it is none: `3,` is on the way to `3,5`. */
export function typedNumber(text: string): number | string | null {
  const plain = text.replace(/[\s\u00a0\u202f€]/g, "").replace(",", ".");
  if (plain === "") return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
