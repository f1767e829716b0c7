import type { AskedInput, WrittenField } from "@/lib/site/panel-contents";
import type { PanelField } from "@/lib/site/panel-resources";

/** Kinds of text that may be left empty unless their rule says otherwise. */
const LONG: ReadonlySet<PanelField["kind"]> = new Set(["TEXT", "RICH_TEXT"]);

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

/** Returns the input of a kind: its own, without what a list alone needs of it. */
function inputOf(field: Exclude<PanelField, { kind: "WRITTEN" }>): AskedInput {
  switch (field.kind) {
    case "NUMBER":
      return { kind: field.kind, ...(field.unit && { unit: field.unit }) };
    case "CHOICE": {
      const options = Object.entries(field.options).map(([name, { label }]) => [name, label]);
      return { kind: field.kind, options: Object.fromEntries(options) };
    }
    case "PICTURES": {
      const { kind, slot, max, isSilent } = field;
      return { kind, fields: {}, slot, max, isWhole: true, isSilent };
    }
    case "REACH":
    case "OWNER":
      return { kind: "LINE" };
    default:
      return { kind: field.kind };
  }
}
