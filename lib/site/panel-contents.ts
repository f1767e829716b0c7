import { CONTENTS } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import type {
  DeclaredField,
  DeclaredFields,
  FieldInput,
  Label,
  PicturesKept,
} from "@/lib/contract/field/field";
import type { PictureSlot } from "@/lib/contract/field/picture-slot";
import { hasPermission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { Role } from "@/lib/contract/user";
import { boundsOf, type FieldBounds } from "./field-bounds";

/** Input of a field in the browser, with the fields within it, all without their schemas. */
export type AskedInput =
  | Exclude<FieldInput, { fields: DeclaredFields } | { kind: "BLOCKS" }>
  | { kind: "BLOCKS"; blocks: AskedBlocks }
  | ({ kind: "PICTURES"; fields: AskedFields; slot: PictureSlot } & PicturesKept)
  | { kind: "MEDIA" | "LIST" | "LINK" | "LAYOUT"; fields: AskedFields };

/** Declared field as the browser gets it: data, without the schema that checks it. */
export type WrittenField = Pick<
  DeclaredField,
  "label" | "note" | "example" | "isOptional" | "isTranslated" | "isMade" | "only" | "needs"
> & {
  input: AskedInput;
  bounds: FieldBounds;
  /** Default value; null where there is none. */
  initial: unknown;
};
export type AskedFields = Record<string, WrittenField>;

export type AskedBlocks = Record<string, { label: Label; fields: AskedFields }>;

/** Kind of content as the browser gets it, for a reader with the right to it. */
export type PanelContent = Pick<
  ContentDefinition,
  | "label"
  | "add"
  | "lead"
  | "title"
  | "section"
  | "order"
  | "span"
  | "places"
  | "isMailed"
  | "cover"
  | "groups"
  | "isPage"
  | "icon"
> & {
  name: (typeof CONTENTS)[number]["name"];
  hasPage: boolean;
  fields: AskedFields;
};

/** Returns the kinds of content that a role may read on a site. */
export function panelContents(role: Role, features: SiteFeature[]): PanelContent[] {
  if (!hasPermission(role, "content:read")) return [];
  return CONTENTS.map((content) => content as ContentDefinition<PanelContent["name"]>)
    .filter(({ feature }) => !feature || features.includes(feature))
    .map(({ name, label, add, lead, title, order, icon, under, isPage, fields, ...content }) => ({
      name,
      label,
      add,
      lead,
      title,
      order,
      icon,
      ...(content.section && { section: content.section }),
      ...(content.span && { span: content.span }),
      ...(content.places && { places: content.places }),
      ...(content.isMailed && { isMailed: true as const }),
      ...(content.cover && { cover: content.cover }),
      ...(content.groups && { groups: content.groups }),
      ...(isPage && { isPage }),
      hasPage: under !== undefined || isPage === true,
      fields: askedFields(fields),
    }));
}

function askedInput(input: FieldInput): AskedInput {
  if (input.kind !== "BLOCKS") {
    return "fields" in input ? { ...input, fields: askedFields(input.fields) } : input;
  }
  const blocks = Object.entries(input.blocks).map(([type, { label, fields }]) => [
    type,
    { label, fields: askedFields(fields) },
  ]);
  return { ...input, blocks: Object.fromEntries(blocks) };
}

const askedFields = (fields: DeclaredFields): AskedFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, askedField(field)]));

export function askedField({
  schema,
  input,
  default: initial,
  ...field
}: DeclaredField): WrittenField {
  return {
    ...field,
    input: askedInput(input),
    bounds: boundsOf(schema),
    initial: initial ?? null,
  };
}
