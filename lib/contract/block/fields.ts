import { z } from "zod";
import { pictureSchema } from "../image";
import { type BlockField, type BlockFields, type Label, shapeOf } from "./definition";

const written = (kind: "LINE" | "TEXT" | "RICH_TEXT") => (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind },
  schema: z.string(),
  default: "",
});

export const line = written("LINE");
export const longText = written("TEXT");
export const richText = written("RICH_TEXT");

/** Several lines, none to begin with. */
export const lines = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "LINES" as const },
  schema: z.array(z.string()),
  default: [],
});

/** A whole number from `min` to `max`. */
export const wholeNumber = (
  fr: string,
  en: string,
  range: { min?: number; max?: number; value: number },
) => ({
  label: { fr, en },
  input: { kind: "NUMBER" as const },
  schema: z
    .number()
    .int()
    .min(range.min ?? Number.MIN_SAFE_INTEGER)
    .max(range.max ?? Number.MAX_SAFE_INTEGER),
  default: range.value,
});

export const flag = (fr: string, en: string, value = false) => ({
  label: { fr, en },
  input: { kind: "FLAG" as const },
  schema: z.boolean(),
  default: value,
});

/** A day, as an ISO date. */
export const date = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "DATE" as const },
  schema: z.iso.date(),
});

export const picture = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "PICTURE" as const },
  schema: pictureSchema,
});

/** One of the options, the first unless another is chosen. */
export function choice<O extends Record<string, [fr: string, en: string]>>(
  fr: string,
  en: string,
  options: O,
) {
  const names = Object.keys(options) as (keyof O & string)[];
  return {
    label: { fr, en },
    input: { kind: "CHOICE" as const, options: labelsOf(options) },
    schema: z.enum(names as [keyof O & string, ...(keyof O & string)[]]),
    default: names[0] as keyof O & string,
  };
}

/** Any of the options, none to begin with. */
export function choices<O extends Record<string, [fr: string, en: string]>>(
  fr: string,
  en: string,
  options: O,
) {
  const { schema } = choice(fr, en, options);
  return {
    label: { fr, en },
    input: { kind: "CHOICES" as const, options: labelsOf(options) },
    schema: z.array(schema),
    default: [],
  };
}

const labelsOf = (options: Record<string, [fr: string, en: string]>): Record<string, Label> =>
  Object.fromEntries(Object.entries(options).map(([name, [fr, en]]) => [name, { fr, en }]));

/** Several of the same, each with `fields`. */
export const list = <F extends BlockFields>(
  fr: string,
  en: string,
  fields: F,
  range: { min?: number; max?: number } = {},
) => ({
  label: { fr, en },
  input: { kind: "LIST" as const, fields },
  schema: within(range, z.array(z.object(shapeOf(fields)))),
  ...(range.min ? {} : { default: [] }),
});

/** An array that has from `min` to `max` items. */
function within<T extends z.ZodType>(
  { min, max }: { min?: number; max?: number },
  array: z.ZodArray<T>,
): z.ZodArray<T> {
  const atLeast = min ? array.min(min) : array;
  return max ? atLeast.max(max) : atLeast;
}

/** Pictures, each with `fields` besides. */
export const pictures = <F extends BlockFields>(fr: string, en: string, fields: F) => ({
  label: { fr, en },
  input: { kind: "PICTURES" as const, fields },
  schema: z.array(pictureSchema.extend(shapeOf(fields))),
  default: [],
});

const LINK = { label: line("Libellé", "Label"), url: line("Adresse", "Address") };

/** A link in words of its own. */
export const labelledLink = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "LINK" as const, fields: LINK },
  schema: z.object(shapeOf(LINK)),
});

/** Links in a row of buttons, two at most; the first is the one that stands out. */
export const actions = ({ min = 0 } = {}) => list("Boutons", "Buttons", LINK, { min, max: 2 });

/** A field that may be left empty. */
export const optional = <S extends z.ZodType>(field: BlockField<S>) => ({
  ...field,
  schema: field.schema.nullable(),
  default: null,
  isOptional: true as const,
});

/** A field that blocks which were stored before it have as it begins. */
export const added = <S extends z.ZodType>(field: BlockField<S> & { default: z.input<S> }) => ({
  ...field,
  schema: field.schema.default(field.default as never),
});

/** What stands above most blocks: a few words, and their title. */
export const heading = {
  kicker: optional(line("Sur-titre", "Line above the title")),
  title: line("Titre", "Title"),
};

/** The calendar whose allowed days a form offers. */
export const idCalendar = wholeNumber(
  "Calendrier des jours proposés",
  "Calendar of the days on offer",
  {
    min: 1,
    value: 1,
  },
);
