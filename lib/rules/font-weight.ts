/** Weights by the word that a font file's name has for them (§9), the longer words first. */
const WEIGHTS = [
  ["extralight", 200],
  ["extrabold", 800],
  ["semibold", 600],
  ["thin", 100],
  ["light", 300],
  ["regular", 400],
  ["medium", 500],
  ["bold", 700],
  ["black", 900],
] as const;

/** The weight of a font from its file's name (§9): `Raleway-ExtraLight.woff2` is 200, else 400. */
export function fontWeightFromFileName(fileName: string): number {
  const words = fileName.toLowerCase().replace(/[-_\s]/g, "");
  return WEIGHTS.find(([word]) => words.includes(word))?.[1] ?? 400;
}
