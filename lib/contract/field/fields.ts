import { z } from "zod";
import { pictureSchema } from "@/lib/contract/image";
import type { Permission } from "@/lib/contract/permission";
import { rowIdSchema } from "@/lib/contract/row-id";
import {
  type BlockFields,
  type DeclaredField,
  type DeclaredFields,
  type Label,
  shapeOf,
} from "./field";
import type { PictureSlot } from "./picture-slot";

const written = (kind: "LINE" | "TEXT" | "RICH_TEXT") => (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind },
  schema: z.string(),
  default: "",
});

export const line = written("LINE");
export const longText = written("TEXT");
export const richText = written("RICH_TEXT");

export const lines = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "LINES" as const },
  schema: z.array(z.string()),
  default: [],
});

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

/** Declares a number that nothing presets. */
export const count = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "NUMBER" as const },
  schema: z.number(),
});

/** Declares an amount in euros that nothing presets. */
export const euros = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "NUMBER" as const, unit: "€" as const },
  schema: z.number(),
});

export const emailLine = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "EMAIL" as const },
  schema: z.string(),
  default: "",
});

export const flag = (fr: string, en: string, value = false) => ({
  label: { fr, en },
  input: { kind: "FLAG" as const },
  schema: z.boolean(),
  default: value,
});

export const date = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "DATE" as const },
  schema: z.iso.date(),
});

export const dayAndTime = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "INSTANT" as const },
  schema: z.iso.datetime({ offset: true }),
});

export const picture = (fr: string, en: string, slot: PictureSlot) => ({
  label: { fr, en },
  input: { kind: "PICTURE" as const, slot },
  schema: pictureSchema,
});

/** Declares a choice of one option, the first by default. */
export const choice = <O extends Record<string, [fr: string, en: string]>>(
  fr: string,
  en: string,
  options: O,
) => choiceOf(fr, en, labelsOf(options));

/** Declares a choice of options whose labels are said elsewhere too. */
export function choiceOf<O extends Record<string, Label>>(fr: string, en: string, options: O) {
  const names = Object.keys(options) as (keyof O & string)[];
  return {
    label: { fr, en },
    input: { kind: "CHOICE" as const, options: options as Record<string, Label> },
    schema: z.enum(names as [keyof O & string, ...(keyof O & string)[]]),
    default: names[0] as keyof O & string,
  };
}

/** Leaves a choice open until somebody makes it. */
export const unset = <F extends DeclaredField>({ default: _, ...field }: F) => field;

export const noted = <F extends DeclaredField>(field: F, fr: string, en: string) => ({
  ...field,
  note: { fr, en },
});

/** Shows an example in the control of a field while it is empty. */
export const exemplified = <F extends DeclaredField>(field: F, fr: string, en: string) => ({
  ...field,
  example: { fr, en },
});

/** Declares an icon of those that the site draws. */
export const pictogram = <O extends Record<string, [fr: string, en: string]>>(
  fr: string,
  en: string,
  options: O,
) => ofOptions("ICON", choice(fr, en, options));

/** Declares a role, which one page of the site has at most. */
export const pageRole = <O extends Record<string, [fr: string, en: string]>>(
  fr: string,
  en: string,
  options: O,
) => ofOptions("ROLE", choice(fr, en, options));

const ofOptions = <
  K extends "ICON" | "ROLE",
  F extends { input: { options: Record<string, Label> } },
>(
  kind: K,
  field: F,
) => ({ ...field, input: { kind, options: field.input.options } });

/** Declares a choice of any options, none by default. */
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

const labelsOf = <O extends Record<string, [fr: string, en: string]>>(options: O) =>
  Object.fromEntries(
    Object.entries(options).map(([name, [fr, en]]) => [name, { fr, en }]),
  ) as Record<keyof O, Label>;

export const list = <F extends DeclaredFields>(
  fr: string,
  en: string,
  fields: F,
  range: { min?: number; max?: number } = {},
) => ({
  label: { fr, en },
  input: { kind: "LIST" as const, fields, ...(range.max && { max: range.max }) },
  schema: within(range, z.array(z.object(shapeOf(fields)))),
  ...(range.min ? {} : { default: [] }),
});

function within<T extends z.ZodType>(
  { min, max }: { min?: number; max?: number },
  array: z.ZodArray<T>,
): z.ZodArray<T> {
  const atLeast = min ? array.min(min) : array;
  return max ? atLeast.max(max) : atLeast;
}

export const pictures = <F extends DeclaredFields>(
  [fr, en]: readonly [fr: string, en: string],
  slot: PictureSlot,
  fields: F,
) => ({
  label: { fr, en },
  input: { kind: "PICTURES" as const, fields, slot },
  schema: z.array(pictureSchema.extend(shapeOf(fields))),
  default: [],
});

/** Declares the target of a link: a path, another site, an e-mail or a telephone number. */
export const linkAddress = (fr: string, en: string) => ({
  label: { fr, en },
  note: {
    fr: "Une page du site comme /contact, une adresse https://, mailto: ou tel:",
    en: "A page of the site such as /contact, an address https://, mailto: or tel:",
  },
  input: { kind: "ADDRESS" as const },
  schema: z.string(),
  default: "",
});

const LINK = {
  label: translated(line("Libellé", "Label")),
  url: translated(linkAddress("Adresse", "Address")),
};

export const labelledLink = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "LINK" as const, fields: LINK },
  schema: z.object(shapeOf(LINK)),
});

/** Declares a row of link buttons, two at most; the first one stands out. */
export const actions = ({ min = 0 } = {}) => list("Boutons", "Buttons", LINK, { min, max: 2 });

export const itemKey = () => ({
  label: { fr: "Repère", en: "Key" },
  input: { kind: "KEY" as const },
  schema: z.string().regex(/^[a-z][a-z0-9]{0,15}$/),
});

export const condition = (fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "CONDITION" as const },
  schema: z.strictObject({ field: itemKey().schema, equals: z.string().max(16) }),
});

/** Limits a field of a list's item to items where another field has one of some values. */
export const onlyWhere = <F extends DeclaredField>(
  where: string,
  is: readonly string[],
  field: F,
) => ({ ...field, only: { where, is } });

/** Keeps a field for those with a permission; for all others it stays as it is. */
export const keptFor = <F extends DeclaredField>(needs: Permission, field: F) => ({
  ...field,
  needs,
});

export const optional = <F extends DeclaredField>(field: F): Optional<F> => ({
  ...field,
  schema: field.schema.nullable() as z.ZodNullable<F["schema"]>,
  default: null,
  isOptional: true,
});

type Optional<F extends DeclaredField> = Omit<F, "schema" | "default" | "isOptional"> & {
  schema: z.ZodNullable<F["schema"]>;
  default: null;
  isOptional: true;
};

/** Lets blocks that were stored before the field take its default. */
export const added = <S extends z.ZodType>(field: DeclaredField<S> & { default: z.input<S> }) => ({
  ...field,
  schema: field.schema.default(field.default as never),
});

export function translated<F extends DeclaredField>(field: F) {
  return { ...field, isTranslated: true as const };
}

/** Declares the last part of an address; made from the field `from` while it is empty. */
export const addressPart = (from: string) => ({
  label: { fr: "Adresse", en: "Address" },
  note: {
    fr: "La fin de l’adresse de la page. Vide, elle se fait du titre.",
    en: "The end of the page’s address. Left empty, it is made from the title.",
  },
  input: { kind: "SLUG" as const, from },
  schema: z
    .string()
    .max(100)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/),
  default: "",
});

/** Declares the path of a page; made from the field `from` while it is empty. */
export const pathFrom = (from: string) => ({
  label: { fr: "Adresse", en: "Address" },
  note: {
    fr: "L’adresse de la page, par exemple /services/mariages. Vide, elle se fait du titre.",
    en: "The page’s address, for example /services/weddings. Left empty, it is made from the title.",
  },
  input: { kind: "PATH" as const, from },
  schema: z
    .string()
    .max(300)
    .regex(/^(?:\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?)?$/),
  default: "",
});

export const source = (of: "HTML" | "CSS", fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: of },
  schema: z.string(),
  default: "",
});

export const blockList = (
  fr: string,
  en: string,
  of: readonly ({ type: string } & BlockFields)[],
) => ({
  label: { fr, en },
  input: {
    kind: "BLOCKS" as const,
    blocks: Object.fromEntries(
      of.map(({ type, label, fields }): [string, BlockFields] => [
        type,
        { label, fields: { conf: groupOf(label, fields) } },
      ]),
    ),
  },
  schema: z.array(
    z.object({
      slug: z.string(),
      type: z.string(),
      isHidden: z.boolean(),
      conf: z.record(z.string(), z.unknown()),
    }),
  ),
  default: [],
});

const groupOf = (label: Label, fields: DeclaredFields) => ({
  label,
  input: { kind: "LINK" as const, fields },
  schema: z.object(shapeOf(fields)),
});

/** Declares a picture or a video of the media library. */
export const medium = (fr: string, en: string, slot: PictureSlot) => ({
  label: { fr, en },
  input: { kind: "MEDIUM" as const, slot },
  schema: rowIdSchema,
});

export const mediumList = <F extends DeclaredFields>(
  [fr, en]: readonly [fr: string, en: string],
  slot: PictureSlot,
  fields: F,
  range = { max: 200 },
) => ({
  label: { fr, en },
  input: { kind: "MEDIA" as const, fields, slot },
  schema: z.array(z.object({ idMedium: rowIdSchema, ...shapeOf(fields) })).max(range.max),
  default: [],
});

export const reference = (to: string, fr: string, en: string) => ({
  label: { fr, en },
  input: { kind: "REFERENCE" as const, to },
  schema: rowIdSchema,
});

export const heading = {
  kicker: translated(optional(line("Sur-titre", "Line above the title"))),
  title: translated(line("Titre", "Title")),
};

export const idCalendar = wholeNumber(
  "Calendrier des jours proposés",
  "Calendar of the days on offer",
  {
    min: 1,
    value: 1,
  },
);
