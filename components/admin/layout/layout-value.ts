import type { LanguageCode } from "@/lib/contract/locale";
import { EMPTY_LAYOUT, type Layout, type TextList } from "@/lib/layout/layout";
import type { AskedBlocks, AskedFields, WrittenField } from "@/lib/site/panel-contents";

export const layoutOf = (value: unknown): Layout => ({
  ...EMPTY_LAYOUT,
  ...(value as Partial<Layout> | null),
});

/** Writes a text of a layout in a language. */
export const withText = (
  layout: Layout,
  list: TextList,
  { key, code, text }: { key: string; code: LanguageCode; text: string },
): Layout => ({
  ...layout,
  [list]: layout[list].map((one) =>
    one.key === key ? { ...one, text: { ...one.text, [code]: text } } : one,
  ),
});

/** Writes the settings of a block of a layout. */
export const withConf = (layout: Layout, slug: string, conf: Record<string, unknown>): Layout => ({
  ...layout,
  blocks: layout.blocks.map((block) => (block.slug === slug ? { ...block, conf } : block)),
});

const fieldsOf = (field: WrittenField): AskedFields =>
  "fields" in field.input ? field.input.fields : {};

/** Returns the types of blocks that a layout may show. */
export function blockTypesOf(field: WrittenField): AskedBlocks {
  const input = fieldsOf(field).blocks?.input;
  return input && "blocks" in input ? input.blocks : {};
}

/** Returns the settings of a type of block. */
export function confFields(types: AskedBlocks, type: string): AskedFields {
  const field = types[type]?.fields.conf;
  return field ? fieldsOf(field) : {};
}

/** Returns the field of a text in one of the lists. */
export function textField(field: WrittenField, list: TextList): WrittenField | undefined {
  const own = fieldsOf(field)[list];
  return own && fieldsOf(own).text;
}
