import { z } from "zod";
import type { Label } from "@/lib/contract/block/definition";
import type { Permission } from "@/lib/contract/permission";

/** How an option of a choice is coloured: what is well, what waits, what went wrong, what is over. */
export type Tone = "GOOD" | "WAITING" | "BAD" | "QUIET";

export interface AdminOption {
  label: Label;
  tone?: Tone;
}

/** What a field holds, which says how it is shown, asked for and filtered by. */
export type AdminFieldKind =
  | { kind: "TEXT" | "LONG_TEXT" | "EMAIL" | "PHONE" | "FLAG" }
  /** Of a share, 20 is 20 %. */
  | { kind: "NUMBER"; isPercent?: true }
  /** In euros, VAT included. */
  | { kind: "EUROS" }
  /** An ISO instant, shown in the time of Paris; a day of Paris, `yyyy-MM-dd`; several of them. */
  | { kind: "INSTANT" | "DAY" | "DAYS" }
  /** A path of the panel, by which a row shows what it is of. */
  | { kind: "PATH" }
  | { kind: "CHOICE"; options: Record<string, AdminOption> };

/** A field of a resource: how it is called, what it holds, and what may be done with it. */
export type AdminField = AdminFieldKind & {
  label: Label;
  /** Said under the field of a form. */
  note?: Label;
  /** It may be empty, which is null. */
  isOptional?: true;
  /** A list can be filtered and ordered by it. */
  isListed?: true;
  /** A list that is searched can also be filtered by this text. */
  isFiltered?: true;
  /** What it can be changed to; a field without it is only shown. */
  change?: z.ZodType;
};

/** A kind of thing that the panel lists, shows and changes; its calls stand under `/admin/{name}`. */
export interface AdminResource {
  name: string;
  label: { one: Label; many: Label };
  fields: Record<string, AdminField>;
  /** The columns of its list in a wide window; the first one is what a row is called by. */
  columns: readonly string[];
  /** The order when none is asked for: a field, with `-` before it for the last first. */
  orderBy: string;
  /** Rows that are looked at together, by name: a list of them alone is had by `subset`. */
  subsets?: Record<string, Label>;
  /** A list can be searched by `search`, a text that is looked for in several fields. */
  isSearched?: true;
  /**
   * How a new one is called for, what the button that makes it says, and what its fields hold at first,
   * as one would type it.
   */
  add?: { label: Label; send: Label; usual: Record<string, string> };
  can: { read: Permission; change?: Permission; add?: Permission; remove?: Permission };
}

/** Declares a resource of the panel. */
export const defineResource = <R extends AdminResource>(resource: R): R => resource;

/** The value of a field, as the API gives it. */
function fieldSchema(field: AdminField): z.ZodType {
  const value = valueSchema(field);
  return field.isOptional ? value.nullable() : value;
}

function valueSchema(field: AdminField): z.ZodType {
  switch (field.kind) {
    case "NUMBER":
    case "EUROS":
      return z.number();
    case "FLAG":
      return z.boolean();
    case "INSTANT":
      return z.iso.datetime();
    case "DAY":
      return z.iso.date();
    case "DAYS":
      return z.array(z.iso.date());
    case "CHOICE":
      return z.enum(Object.keys(field.options) as [string, ...string[]]);
    default:
      return z.string();
  }
}

/** What the value of a field is, as the API gives it. */
type ValueOf<F extends AdminField> =
  | (F extends { kind: "NUMBER" | "EUROS" }
      ? number
      : F extends { kind: "FLAG" }
        ? boolean
        : F extends { kind: "DAYS" }
          ? string[]
          : F extends { kind: "CHOICE"; options: infer Options }
            ? keyof Options
            : string)
  | (F extends { isOptional: true } ? null : never);

/** A row of a resource: its id, its version where it can be changed, and its fields by name. */
export type AdminItem<R extends AdminResource = AdminResource> = {
  id: number;
  version?: string | undefined;
} & {
  [Name in keyof R["fields"]]: ValueOf<R["fields"][Name]>;
};

/** The names of the fields that can be changed. */
export const changeableFields = ({ fields }: AdminResource): string[] =>
  Object.entries(fields).flatMap(([name, { change }]) => (change ? [name] : []));

/** GET /admin/{name}/{id} */
export function itemSchemaOf<R extends AdminResource>(resource: R) {
  const version = resource.can.change ? { version: z.string() } : {};
  return z.object({ ...shownShape(resource), ...version }) as unknown as z.ZodType<AdminItem<R>>;
}

/** A row that is shown beside something else, and not changed there. */
export const shownSchemaOf = <R extends AdminResource>(resource: R) =>
  z.object(shownShape(resource)) as unknown as z.ZodType<AdminItem<R>>;

const shownShape = ({ fields }: AdminResource) => ({
  id: z.number().int(),
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)])),
});

/** GET /admin/{name}: a page of its rows, and how many there are. */
export const listSchemaOf = <R extends AdminResource>(resource: R) =>
  z.object({ items: z.array(itemSchemaOf(resource)), total: z.number().int() });

/** The body of POST /admin/{name}, and of PUT in part: the fields that can be changed. */
export function changeSchemaOf({ fields }: AdminResource) {
  const shape = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { change }]) => (change ? [[name, change]] : [])),
  );
  return z.object(shape) as z.ZodObject<Record<string, z.ZodType>>;
}
