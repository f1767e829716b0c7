import { plainNumber } from "@/lib/rules/text/plain-number";

/** Reads a typed number, or returns the text where it is none: `3,` is on the way to `3,5`. */
export function typedNumber(text: string): number | string | null {
  const plain = plainNumber(text);
  if (plain === "") return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}
