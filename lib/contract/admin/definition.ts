import { z } from "zod";
import type { DeclaredField, Label } from "@/lib/contract/field/field";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";
import { type TranslatedValue, translatedSchema } from "@/lib/contract/field/translated-value";
import type { Permission } from "@/lib/contract/permission";
import { rowIdSchema } from "@/lib/contract/row-id";
import type { SiteFeature } from "@/lib/contract/site";
import { type OfferedPicture, offeredPictureSchema } from "./offered-picture";

/** Colour of an option: fine, waiting, gone wrong, or over. */
export type Tone = "GOOD" | "WAITING" | "BAD" | "QUIET";

export interface AdminOption {
  label: Label;
  tone?: Tone;
}

/**
 * Kind of a field's value, which decides how it is shown, edited and filtered. What the vocabulary
 * of fields has too is called as it is there, and is written by the same control.
 */
export type AdminFieldKind =
  | { kind: "LINE" | "TEXT" | "EMAIL" | "PHONE" }
  /** HTML of headings, lists and links. */
  | { kind: "RICH_TEXT" }
  /** E-mail address or telephone number that somebody was written to at. */
  | { kind: "REACH" }
  /** A list shows the state in these words, or else yes or no beside its label. */
  | { kind: "FLAG"; states?: { yes: AdminOption; no: AdminOption } }
  /** Amounts in euros, VAT included; for a share, 20 is 20 %. `isLowest` is the least of several. */
  | { kind: "NUMBER"; unit?: "€" | "%"; isSilentAtZero?: true; isLowest?: true }
  /** ISO instant, shown in Paris time; a day of Paris, `yyyy-MM-dd`; or several days. */
  | { kind: "INSTANT" | "DATE" | "DAYS" }
  /** Pictures of the library, the first one first; silent ones need no description. */
  | { kind: "PICTURES"; slot: PictureSlot; max: number; isSilent?: true }
  | { kind: "CHOICE"; options: Record<string, AdminOption> }
  /** Value that a control of contents writes: rows, several choices, lines, a row of another resource. */
  | { kind: "WRITTEN"; of: DeclaredField }
  /** Id of the row of another resource that it belongs to. */
  | { kind: "OWNER" };

export type AdminField = AdminFieldKind & {
  label: Label;
  note?: Label;
  part?: Label;
  /**
   * Two halves stand side by side in a wide window; two narrow fields do on a phone too. A control
   * on a line of its own is as wide as a half, and what is said of it as wide as the form.
   */
  width?: "FULL" | "HALF" | "NARROW" | "LINE";
  /** May be empty, which is null. */
  isOptional?: true;
  /** Value of a new row from a caller that leaves it out: the field came after its call. */
  leftOut?: string | boolean | readonly unknown[];
  /** Written in each language: its value is one of each, and `change` the schema of one. */
  isTranslated?: true;
  /** Feature without which a site's forms do not ask for it. */
  feature?: SiteFeature;
  /** Lets a list be filtered and ordered by it. */
  isListed?: true;
  /** Lets a searched list also be filtered by this text. */
  isFiltered?: true;
  /** Schema of its new value; a field without it is read-only. */
  change?: z.ZodType;
};

/** Declares that the rows of a resource belong to those of another one. */
export interface ResourceOwner {
  /** Name of the other resource. */
  resource: string;
  /** Field with the id of its row; it is listed, and asked for when a row is added. */
  field: string;
  /** Title of the part that lists them on the owner's screen. */
  label: Label;
  /** Fields that a new row takes from the last one of the same owner. */
  like?: readonly string[];
}

/** Kind of thing that the panel lists, shows and changes; its calls stand under `/admin/{name}`. */
export interface AdminResource {
  name: string;
  label: { one: Label; many: Label };
  fields: Record<string, AdminField>;
  /** Columns of its list in a wide window; the first one is the title of a row. */
  columns: readonly string[];
  /** Default order: a field, with `-` before it for the last first. */
  orderBy: string;
  /** Named groups of rows: `subset` gives a list of one group alone. */
  subsets?: Record<string, Label>;
  whenEmpty?: Label;
  /** Lets a list be searched by `search`, a text that is looked for in several fields. */
  isSearched?: true;
  /** Label of a new row, text of its button, and initial values as one would type them. */
  add?: {
    label: Label;
    send: Label;
    usual: Record<string, string>;
    /** Fields that are asked for when it is added, and then belong to something beside it. */
    fields?: Record<string, AdminField>;
  };
  /** Resource whose rows it belongs to: they show and add theirs on their own screens. */
  within?: ResourceOwner;
  can: { read: Permission; change?: Permission; add?: Permission; remove?: Permission };
}

export const defineResource = <R extends AdminResource>(resource: R): R => resource;

function fieldSchema(field: AdminField): z.ZodType {
  const value = valueSchema(field);
  const said = field.isOptional ? value.nullable() : value;
  return field.isTranslated ? translatedSchema(said) : said;
}

function valueSchema(field: AdminField): z.ZodType {
  switch (field.kind) {
    case "NUMBER":
    case "OWNER":
      return z.number();
    case "WRITTEN":
      return field.of.schema;
    case "FLAG":
      return z.boolean();
    case "INSTANT":
      return z.iso.datetime();
    case "DATE":
      return z.iso.date();
    case "DAYS":
      return z.array(z.iso.date());
    case "PICTURES":
      return z.array(offeredPictureSchema);
    case "CHOICE":
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    default:
      return z.string();
  }
}

type ValueOf<F extends AdminField> = F extends { isTranslated: true }
  ? TranslatedValue<OneValueOf<F>>
  : "isTranslated" extends keyof F
    ? OneValueOf<F> | TranslatedValue<OneValueOf<F>>
    : OneValueOf<F>;

type OneValueOf<F extends AdminField> =
  | (F extends { kind: "NUMBER" | "OWNER" }
      ? number
      : F extends { kind: "FLAG" }
        ? boolean
        : F extends { kind: "PICTURES" }
          ? OfferedPicture[]
          : F extends { kind: "DAYS" }
            ? string[]
            : F extends { kind: "CHOICE"; options: infer Options }
              ? keyof Options
              : F extends { kind: "WRITTEN"; of: { schema: infer S extends z.ZodType } }
                ? unknown extends z.output<S>
                  ? object
                  : z.output<S>
                : string)
  | (F extends { isOptional: true } ? null : never);

/** Values of fields. */
export type ItemOf<F extends Record<string, AdminField>> = {
  [Name in keyof F]: ValueOf<F[Name]>;
};

export type AdminItem<R extends AdminResource = AdminResource> = {
  id: number;
  version?: string | undefined;
} & {
  [Name in keyof R["fields"]]: ValueOf<R["fields"][Name]>;
};

export const changeableFields = ({ fields }: AdminResource): string[] =>
  Object.entries(fields).flatMap(([name, { change }]) => (change ? [name] : []));

/** GET /admin/{name}/{id} */
export function itemSchemaOf<R extends AdminResource>(resource: R) {
  const version = resource.can.change ? { version: z.string() } : {};
  return z.object({ ...shownShape(resource), ...version }) as unknown as z.ZodType<AdminItem<R>>;
}

/** Returns the schema of a row that is shown beside something else, and not changed there. */
export const shownSchemaOf = <R extends AdminResource>(resource: R) =>
  z.object(shownShape(resource)) as unknown as z.ZodType<AdminItem<R>>;

const shownShape = ({ fields }: AdminResource) => ({
  id: z.number().int(),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
});

/** GET /admin/{name}: a page of its rows, and their total number. */
export const listSchemaOf = <R extends AdminResource>(resource: R) =>
  z.object({ items: z.array(itemSchemaOf(resource)), total: z.number().int() });

/** The body of POST /admin/{name}: the changeable fields, those of adding alone, and its owner. */
export function addSchemaOf({
  fields,
  add,
  within,
}: Pick<AdminResource, "fields" | "add" | "within">) {
  const known = { ...fields, ...add?.fields };
  const schema = changeSchemaOf({ fields: known }).extend(leftOutShape(known));
  return (within ? schema.extend({ [within.field]: rowIdSchema }) : schema).strict();
}

/** Takes what a caller leaves out as what it was before the field came. */
const leftOutShape = (fields: AdminResource["fields"]): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { change, leftOut }]) =>
      change && leftOut !== undefined ? [[name, change.default(leftOut)]] : [],
    ),
  );

/** Returns the schema of a row's changeable fields. */
export const changeSchemaOf = ({ fields }: Pick<AdminResource, "fields">) =>
  z.object(changedShape(fields, translatedSchema));

/**
 * The body of PUT /admin/{name}/{id}: those fields that change, in those languages. A name that is
 * no field is refused: a page of an earlier version would lose what is typed there.
 */
export const partialChangeSchemaOf = ({ fields }: Pick<AdminResource, "fields">) =>
  z.strictObject(changedShape(fields, (schema) => translatedSchema(schema).partial())).partial();

const changedShape = (
  fields: AdminResource["fields"],
  inEach: (schema: z.ZodType) => z.ZodType,
): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { change, isTranslated }]) =>
      change ? [[name, isTranslated ? inEach(change) : change]] : [],
    ),
  );
