import { typedNumber } from "@/components/admin/field/typed-number";
import type { PanelField } from "@/lib/site/panel-resources";
import type { RowFormField } from "./form-fields";

type Values = Record<string, unknown>;

/** Returns the first value of a new row's field, from what the declaration types there. */
export function firstValue(field: PanelField, typed = ""): unknown {
  switch (field.kind) {
    case "WRITTEN":
      return field.of.initial;
    case "FLAG":
      return typed === "true";
    case "NUMBER":
      return typedNumber(typed);
    case "DAYS":
    case "PICTURES":
      return [];
    default:
      return typed;
  }
}

/** Returns a value as the API takes it: a text without blanks around it, and none as null. */
export function sentValue({ change }: PanelField, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  return text === "" && change?.isNullable ? null : text;
}

/**
 * Returns the typed values that differ from the saved ones.
 * @param before by the names of the form's fields, like `typed`
 */
export const changedValues = (
  fields: readonly RowFormField[],
  before: Values,
  typed: Values,
): Values =>
  Object.fromEntries(
    fields.flatMap(({ name, field }) => {
      if (!(name in typed)) return [];
      const value = sentValue(field, typed[name]);
      return JSON.stringify(value) === JSON.stringify(before[name]) ? [] : [[name, value]];
    }),
  );
