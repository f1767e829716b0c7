import type { z } from "zod";

/** What something is called in the languages of those who edit a site. */
export interface Label {
  fr: string;
  en: string;
}

/** How a setting of a block is asked for. */
export type FieldInput =
  /** One line, a longer text, or sanitised HTML: paragraphs, lists, links, headings from h3 down. */
  | { kind: "LINE" | "TEXT" | "RICH_TEXT" | "NUMBER" | "FLAG" | "DATE" | "PICTURE" }
  /** Several lines, such as tags. */
  | { kind: "LINES" }
  /** One of the options, or several. */
  | { kind: "CHOICE" | "CHOICES"; options: Record<string, Label> }
  /** Several of the same, each with these fields; of pictures, what is asked for besides the picture. */
  | { kind: "LIST" | "PICTURES"; fields: BlockFields }
  /** A label and an address. */
  | { kind: "LINK"; fields: BlockFields };

/** A setting of a block: how it is called and asked for, what it may be, and what it begins as. */
export interface BlockField<S extends z.ZodType = z.ZodType> {
  label: Label;
  input: FieldInput;
  schema: S;
  /** Left out where there is nothing to begin with: it has to be given. */
  default?: z.input<S>;
  /** It may be left empty, which is null. */
  isOptional?: true;
}

export type BlockFields = Record<string, BlockField>;

/** The schema of a value that has all of the fields. */
export type ShapeOf<F extends BlockFields> = { [K in keyof F & string]: F[K]["schema"] };

/** A kind of block that a page can hold. */
export interface BlockDefinition<T extends string = string, F extends BlockFields = BlockFields> {
  type: T;
  label: Label;
  fields: F;
}

/** Declares a block: what the CMS calls it, what it is called, and its settings in the order of its form. */
export function defineBlock<T extends string, F extends BlockFields>(
  type: T,
  [fr, en]: [fr: string, en: string],
  fields: F,
): BlockDefinition<T, F> {
  return { type, label: { fr, en }, fields };
}

/** The schemas of fields, as a zod object takes them. */
export function shapeOf<F extends BlockFields>(fields: F): ShapeOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<F>;
}

/** What the settings of a new block are, but for those that have to be given. */
export function defaultsOf(fields: BlockFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
}
