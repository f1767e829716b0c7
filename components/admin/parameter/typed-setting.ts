import type { HeldValue } from "@/lib/contract/parameter";

/** A value as one writes it: a number with the comma of French. */
export const writtenSetting = (
  { is }: HeldValue,
  value: string | null,
  decimal: "," | ".",
): string => (is === "NUMBER" ? (value ?? "").replace(".", decimal) : (value ?? ""));

/** What was typed, as the API takes it. What is no number stays as it is: the API says so at its field. */
export function typedSetting({ is }: HeldValue, typed: string): string {
  if (is !== "NUMBER") return typed;
  const number = typed.replace(/[\s\u00a0\u202f€%]/g, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(number) ? number : typed.trim();
}
