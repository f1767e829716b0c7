import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { htmlSchema } from "@/lib/contract/html-schema";
import { TEXT_ATTRIBUTES, TEXT_KEY } from "./layout";

/** Allow-list of a structure: that of pages, and the keys of texts. */
const layoutSchema: Options = {
  ...htmlSchema,
  attributes: {
    ...htmlSchema.attributes,
    "*": [
      ...(htmlSchema.attributes?.["*"] ?? []),
      TEXT_KEY,
      ...TEXT_ATTRIBUTES.map(({ keyProperty }) => keyProperty),
    ],
  },
};

const pages = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, htmlSchema);
const layouts = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize, layoutSchema);
const writer = unified().use(rehypeStringify);

/** Reads HTML without all that a page may not hold; keys of texts are left out. */
export const readPageHtml = (html: string): Root => pages.runSync(pages.parse(html));

/** Reads the HTML of a structure, with the keys of its texts. */
export const readLayoutHtml = (html: string): Root => layouts.runSync(layouts.parse(html));

export const writtenHtml = (nodes: (RootContent | ElementContent)[]): string =>
  writer.stringify({ type: "root", children: nodes as RootContent[] });

/** Removes from a structure all that the allow-list does not name. */
export const sanitisedLayoutHtml = (html: string): string =>
  writtenHtml(readLayoutHtml(html).children);

export const isElement = (node: RootContent | ElementContent): node is Element =>
  node.type === "element";

const isBlankText = (node: RootContent | ElementContent): boolean =>
  node.type === "text" && node.value.trim() === "";

/** Lists what nodes show: without the blanks between elements. */
export const solidNodes = <N extends RootContent | ElementContent>(nodes: N[]): N[] =>
  nodes.filter((node) => !isBlankText(node));

/** Tells whether words stand in an element itself, beside the elements within it. */
export const hasOwnText = ({ children }: Element): boolean =>
  children.some((node) => node.type === "text" && node.value.trim() !== "");

/** Elements whose content is read only within them, so that no text holds it alone. */
const TABLE_PARTS = new Set(["table", "thead", "tbody", "tfoot", "tr", "colgroup"]);

export const mayHoldText = ({ tagName }: Element): boolean => !TABLE_PARTS.has(tagName);

/** Returns the slug of the block in the place of an element. */
export const slugOf = ({ properties }: Element): string | undefined =>
  typeof properties.dataComponent === "string" ? properties.dataComponent : undefined;

/** Returns an element's own value of a property, as text. */
export function propertyText({ properties }: Element, name: string): string {
  const value = properties[name];
  return value === undefined || value === null ? "" : String(value);
}

/** Puts other properties in the place of some; those that are not there yet follow. */
export const renamedProperties = (
  properties: Element["properties"],
  others: ReadonlyMap<string, readonly [name: string, value: string | undefined]>,
): Element["properties"] =>
  Object.fromEntries(
    [
      ...Object.entries(properties).map((entry) => others.get(entry[0]) ?? entry),
      ...[...others].flatMap(([name, other]) => (name in properties ? [] : [other])),
    ].filter(([, value]) => value !== undefined),
  );

/** Takes the keys of texts out of nodes, and of all within them. */
export function withoutTextKeys<N extends RootContent | ElementContent>(nodes: N[]): N[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const properties = { ...node.properties };
    delete properties[TEXT_KEY];
    for (const { keyProperty } of TEXT_ATTRIBUTES) delete properties[keyProperty];
    return { ...node, properties, children: withoutTextKeys(node.children) };
  });
}
