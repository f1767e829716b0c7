import type { HeldValue } from "@/lib/contract/parameter";
import { plainNumber } from "@/lib/rules/text/plain-number";

/** Writes a value for its field: a number with the comma of French. */
export const writtenSetting = (
  { is }: HeldValue,
  value: string | null,
  decimal: "," | ".",
): string => (is === "NUMBER" ? (value ?? "").replace(".", decimal) : (value ?? ""));

/** Returns the typed value as the API takes it; a text that is no number is refused there. */
export function typedSetting({ is }: HeldValue, typed: string): string {
  if (is !== "NUMBER") return typed;
  const number = plainNumber(typed);
  return /^-?\d+(\.\d+)?$/.test(number) ? number : typed.trim();
}
