/** Reads a typed whole number, by its digits alone; NaN without any. */
export function typedCount(text: string): number {
  const digits = text.replace(/\D/g, "");
  return digits === "" ? Number.NaN : Number(digits);
}
