import type { Element, ElementContent, RootContent } from "hast";
import type { LanguageCode } from "@/lib/contract/locale";
import { isBlank } from "@/lib/rules/text/is-blank";
import { type Layout, type SaidLayout, TEXT_ATTRIBUTES, TEXT_KEY, type TextList } from "./layout";
import {
  isElement,
  propertyText,
  readLayoutHtml,
  readPageHtml,
  renamedProperties,
  withoutTextKeys,
  writtenHtml,
} from "./layout-tree";
import { textOrOther } from "./text-or-other";

type SayText = (list: TextList, key: string) => string;

/** Joins a layout with the texts of the language that it is read in, as visitors get it. */
export function joinedLayout(layout: SaidLayout | null): { html: string; css: string } {
  if (!layout) return { html: "", css: "" };
  const said = Object.fromEntries(
    (["texts", "descriptions", "addresses"] as const).map((list) => [
      list,
      new Map((layout[list] ?? []).map(({ key, text }) => [key, text ?? ""])),
    ]),
  ) as Record<TextList, Map<string, string>>;
  const tree = readLayoutHtml(layout.html ?? "");
  const nodes = filled(tree.children, (list, key) => said[list].get(key) ?? "");
  return {
    // Texts were read apart from what is around them: the whole is read once more.
    html: writtenHtml(readPageHtml(writtenHtml(withoutTextKeys(nodes))).children),
    css: [layout.css, layout.styles].filter((part) => !isBlank(part)).join("\n"),
  };
}

/** Joins a layout for its editor: it keeps the keys, and has another language's text for none. */
export function editedHtml(layout: Layout, code: LanguageCode): string {
  const tree = readLayoutHtml(layout.html);
  return writtenHtml(filled(tree.children, (list, key) => textOrOther(layout[list], key, code)));
}

function filled<N extends RootContent | ElementContent>(nodes: N[], say: SayText): N[] {
  return nodes.map((node) => (isElement(node) ? (filledElement(node, say) as N) : node));
}

function filledElement(element: Element, say: SayText): Element {
  const said = new Map<string, [string, string | undefined]>();
  const keys: Element["properties"] = {};
  for (const { property, keyProperty, list } of TEXT_ATTRIBUTES) {
    const key = propertyText(element, keyProperty);
    if (!key) continue;
    const text = say(list, key);
    // The key stays where it is for the editor: without it, nothing tells whose words they are.
    said.set(keyProperty, [property, text || property === "alt" ? text : undefined]);
    keys[keyProperty] = key;
  }
  const properties = { ...renamedProperties(element.properties, said), ...keys };
  const key = propertyText(element, TEXT_KEY);
  const children = key
    ? (readPageHtml(say("texts", key)).children as ElementContent[])
    : filled(element.children, say);
  return { ...element, properties, children };
}
