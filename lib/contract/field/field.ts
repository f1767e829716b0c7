import type { z } from "zod";
import type { Permission } from "@/lib/contract/permission";
import type { PictureSlot } from "./picture-slot";

/** Label in the languages of a site's editors. */
export interface Label {
  fr: string;
  en: string;
}

/** Returns a label of words that both languages have, or that are the reader's already. */
export const sameInBoth = (words: string): Label => ({ fr: words, en: words });

export type FieldInput =
  /** A line, a longer text, or sanitised HTML: paragraphs, lists, links, headings from h3 on. */
  | { kind: "LINE" | "TEXT" | "RICH_TEXT" | "FLAG" | "DATE" }
  /** Lines of a known form; a colour is `#RRGGBB`, or `#RRGGBBAA` with its opacity. */
  | { kind: "EMAIL" | "PHONE" | "COLOUR" }
  /** Amounts in euros are written with their cents. */
  | { kind: "NUMBER"; unit?: "€" | "%" }
  /** Several days, as `yyyy-MM-dd` in their order. */
  | { kind: "DAYS" }
  /** Picture of the site, cut to its place. */
  | { kind: "PICTURE"; slot: PictureSlot }
  /** ISO instant, entered in Paris time. */
  | { kind: "INSTANT" }
  /** Last part of an address, made from another field while nothing is typed. */
  | { kind: "SLUG"; from: string }
  /** Picture or video of the media library, by its id there. */
  | { kind: "MEDIUM"; slot: PictureSlot }
  /** Several media in their order, each with these fields besides. */
  | { kind: "MEDIA"; fields: DeclaredFields; slot: PictureSlot }
  /** Another content of this kind, by its id. */
  | { kind: "REFERENCE"; to: string }
  /** Row of a resource of the panel, by its id. */
  | { kind: "RESOURCE"; to: string }
  /** Several lines, such as tags. */
  | { kind: "LINES" }
  | { kind: "CHOICE" | "CHOICES"; options: Record<string, Label> }
  /** One of the icons that the site draws. */
  | { kind: "ICON"; options: Record<string, Label> }
  /** Role that one page of the site has at most. */
  | { kind: "ROLE"; options: Record<string, Label> }
  /** Several items, each with these fields. */
  | { kind: "LIST"; fields: DeclaredFields; max?: number }
  /** Several pictures, each with these fields besides. */
  | ({ kind: "PICTURES"; fields: DeclaredFields; slot: PictureSlot } & PicturesKept)
  | { kind: "LINK"; fields: DeclaredFields }
  /** Layout of a page: its structure and styles, and the texts of each language. */
  | { kind: "LAYOUT"; fields: DeclaredFields }
  /** Key of a list's item while it is moved and renamed: given when it is added, with no input. */
  | { kind: "KEY" }
  /** Required answer of an earlier question of the same list. */
  | { kind: "CONDITION" }
  /** Target of a link. */
  | { kind: "ADDRESS" }
  /** Path of a page of the site, made from another field while nothing is typed. */
  | { kind: "PATH"; from: string }
  /** The source of a page of a page builder. */
  | { kind: "HTML" | "CSS" }
  | { kind: "BLOCKS"; blocks: Record<string, BlockFields> };

/** Limits of several pictures, and what is kept of each. */
export interface PicturesKept {
  max?: number;
  /** Shown whole: no part of one is cut out. */
  isWhole?: true;
  /** Nothing is said of one, as beside a name that says it. */
  isSilent?: true | undefined;
}

/** Type of block in a page's form: its label, and its settings in `conf`. */
export interface BlockFields {
  label: Label;
  fields: DeclaredFields;
}

/** Declaration of a field: its label, its input, its schema, and its first value. */
export interface DeclaredField<S extends z.ZodType = z.ZodType> {
  label: Label;
  note?: Label;
  /** Text in its control while that is empty. */
  example?: Label;
  input: FieldInput;
  schema: S;
  /** Left out where there is no default: the field is required. */
  default?: z.input<S>;
  /** May be left empty, which is null. */
  isOptional?: true;
  /** Written separately in each language. */
  isTranslated?: true;
  /** Made of another text of its language while it is left empty. */
  isMade?: true;
  /** In an item of a list, asked for only where another field has one of these values. */
  only?: { where: string; is: readonly string[] };
  /** Permission without which it stays as it is, besides that to change the content. */
  needs?: Permission;
}

export type DeclaredFields = Record<string, DeclaredField>;

export function fieldsWithin(input: FieldInput, item: unknown): DeclaredFields {
  if (input.kind === "BLOCKS") {
    return input.blocks[String((item as { type?: unknown } | null)?.type)]?.fields ?? {};
  }
  return "fields" in input ? input.fields : {};
}

export type ShapeOf<F extends DeclaredFields> = { [K in keyof F & string]: F[K]["schema"] };

export function shapeOf<F extends DeclaredFields>(fields: F): ShapeOf<F> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, schema]),
  ) as ShapeOf<F>;
}

/** Returns the first values of the fields of something new, without the required fields. */
export function defaultsOf(fields: DeclaredFields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  );
}
