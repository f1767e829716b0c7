import type { AskedInput, WrittenField } from "@/lib/site/panel-contents";
import type { PanelField } from "@/lib/site/panel-resources";

/** Kinds of text that may be left empty unless their rule says otherwise. */
const LONG: ReadonlySet<PanelField["kind"]> = new Set(["LONG_TEXT", "RICH_TEXT"]);

/** Describes a field of a row to the panel's controls, which are those of contents. */
export function writtenField(field: PanelField): WrittenField {
  const { label, note, kind, change } = field;
  if (kind === "WRITTEN") return { ...field.of, ...(note && { note }) };
  const bounds = change ?? {};
  const mayBeEmpty = bounds.isNullable || (LONG.has(kind) && !bounds.isNeeded);
  return {
    label,
    ...(note && { note }),
    ...(mayBeEmpty && { isOptional: true as const }),
    input: inputOf(field),
    bounds,
    initial: null,
  };
}

function inputOf(field: Exclude<PanelField, { kind: "WRITTEN" }>): AskedInput {
  switch (field.kind) {
    case "FLAG":
    case "DAYS":
    case "RICH_TEXT":
      return { kind: field.kind };
    case "LONG_TEXT":
      return { kind: "TEXT" };
    case "EUROS":
      return { kind: "NUMBER", unit: "€" };
    case "NUMBER":
      return { kind: "NUMBER", ...(field.isPercent && { unit: "%" as const }) };
    case "DAY":
      return { kind: "DATE" };
    case "CHOICE": {
      const options = Object.entries(field.options).map(([name, { label }]) => [name, label]);
      return { kind: "CHOICE", options: Object.fromEntries(options) };
    }
    case "PICTURES": {
      const { slot, most, isSilent } = field;
      return { kind: "PICTURES", fields: {}, slot, max: most, isWhole: true, isSilent };
    }
    default:
      return { kind: "LINE" };
  }
}
