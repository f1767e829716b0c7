import { foldedText } from "@/lib/rules/text/folded-text";

/** Tells whether a text says all of some words, whatever their case, accents and spaces. */
export const says = (text: string, ...words: RegExp[]): boolean => {
  const folded = foldedText(text).replace(/[’]/g, "'").replace(/\s+/g, " ");
  return words.every((one) => one.test(folded));
};

/** Tells whether a text says a value, whatever the spaces and points in it. */
export const saysValue = (text: string, value: string): boolean => bare(text).includes(bare(value));

const bare = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, "");
