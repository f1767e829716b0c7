import type { Label } from "@/lib/contract/field/field";
import type { WrittenField } from "@/lib/site/panel-contents";

/** Values for the places in words that name them in braces: `{quantity}`. */
export type SaidValues = Record<string, string | number>;

const filled = ({ fr, en }: Label, values: SaidValues): Label => {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  return { fr: fill(fr), en: fill(en) };
};

/**
 * Fills the places in the label and the note of a field.
 * @param offered options of a choice that are left of it
 */
export const saidField = (
  field: WrittenField,
  values: SaidValues,
  offered?: readonly string[],
): WrittenField => ({
  ...field,
  label: filled(field.label, values),
  ...(field.note && { note: filled(field.note, values) }),
  ...(offered && field.input.kind === "CHOICE" && { input: ofThese(field.input, offered) }),
});

const ofThese = (
  { kind, options }: { kind: "CHOICE" | "CHOICES"; options: Record<string, Label> },
  offered: readonly string[],
) => ({
  kind,
  options: Object.fromEntries(Object.entries(options).filter(([name]) => offered.includes(name))),
});
