import type { WrittenPicture } from "@/components/admin/field/written-picture";
import { isDay } from "@/lib/rules/calendar/typed-day";
import type { WrittenField } from "@/lib/site/panel-contents";
import type { PanelField } from "@/lib/site/panel-resources";

/** Writes a field's value as text: an amount with its cents, and the decimal comma of France. */
export function writtenValue(field: PanelField, value: unknown, decimal: "," | "."): string {
  if (value === null || value === undefined) return "";
  if (field.kind === "EUROS") return String(value).replace(/\.\d$/, "$&0").replace(".", decimal);
  if (field.kind === "NUMBER") return String(value).replace(".", decimal);
  if (field.kind === "DAYS") return (value as string[]).join("\n");
  if (field.kind === "PICTURES" || field.kind === "WRITTEN") return JSON.stringify(value);
  return String(value);
}

/**
 * Returns the typed value as the API takes it. A text that is no number stays as it is: the API
 * refuses it, at its field, and nothing typed is lost.
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
    case "PICTURES":
      return writtenPictures(text);
    case "WRITTEN":
      return writtenRows(field.of, text);
    case "OWNER":
      return Number(text);
    case "DAYS":
      return [...new Set(text.split(/[\s,;]+/).filter(Boolean))].toSorted();
    default:
      return text === "" && field.change?.isNullable ? null : text;
  }
}

/** Reads the pictures of a field from its text. */
export const writtenPictures = (text: string): WrittenPicture[] => (text ? JSON.parse(text) : []);

/** Reads the value of a control of contents from its text; the initial one where there is none. */
export const writtenRows = (field: WrittenField, text: string): unknown =>
  text ? JSON.parse(text) : field.initial;

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

/** Adds a day to others, in their order; a text that is no day changes nothing. */
export const withDay = (days: readonly string[], day: string): string[] =>
  isDay(day) ? [...new Set([...days, day])].toSorted() : [...days];
