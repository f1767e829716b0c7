import { isDay } from "@/lib/rules/calendar/typed-day";
import type { PanelField } from "@/lib/site/panel-resources";

/** What a field of a form holds, as text: an amount with its cents, and the comma that one writes in France. */
export function writtenValue(field: PanelField, value: unknown, decimal: "," | "."): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "EUROS") return String(value).replace(/\.\d$/, "$&0").replace(".", decimal);
  if (field.kind === "NUMBER") return String(value).replace(".", decimal);
  if (field.kind === "DAYS") return (value as string[]).join("\n");
  return String(value);
}

/**
 * What was typed, as the API takes it. What is no number stays what it is: the API says so, at its
 * field, and nothing typed is lost.
 */
export function typedValue(field: PanelField, typed: string): unknown {
  const text = typed.trim();
  switch (field.kind) {
    case "FLAG":
      return text === "true";
    case "EUROS":
    case "NUMBER": {
      if (text === "") return null;
      const number = Number(text.replace(/[\s\u00a0\u202f€]/g, "").replace(",", "."));
      return Number.isFinite(number) ? number : text;
    }
    case "DAYS":
      return [...new Set(text.split(/[\s,;]+/).filter(Boolean))].toSorted();
    default:
      return text === "" && field.change?.isNullable ? null : text;
  }
}

/** The fields that hold something else than before. */
export function changedValues(
  fields: Record<string, PanelField>,
  before: Record<string, unknown>,
  typed: Record<string, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const field = fields[name];
      if (!field?.change) return [];
      const value = typedValue(field, text);
      return JSON.stringify(value) === JSON.stringify(before[name]) ? [] : [[name, value]];
    }),
  );
}

/** Days with one more among them, in their order; a day that is none changes nothing. */
export const withDay = (days: readonly string[], day: string): string[] =>
  isDay(day) ? [...new Set([...days, day])].toSorted() : [...days];
