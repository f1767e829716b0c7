import type { Element, ElementContent, RootContent } from "hast";
import type { LanguageCode } from "@/lib/contract/locale";
import { isLinkAddress } from "@/lib/rules/text/link-address";
import {
  type LayoutText,
  type LayoutTexts,
  TEXT_ATTRIBUTES,
  TEXT_KEY,
  TEXT_LANGUAGES,
  type TextList,
} from "./layout";
import {
  hasOwnText,
  isElement,
  mayHoldText,
  propertyText,
  readPageHtml,
  renamedProperties,
  slugOf,
  solidNodes,
  writtenHtml,
} from "./layout-tree";

/** Longest description of a picture, in characters. */
const LONGEST_LINE = 300;

type InEach<T> = Partial<Record<LanguageCode, T>>;
type Node = RootContent | ElementContent;

/**
 * Splits the HTML of each language into one structure and the texts of each. Where the languages
 * differ in more than words, the smallest element around the difference becomes one text, so that
 * each of them keeps what it has.
 */
export function splitLayout(html: InEach<string>): { html: string } & LayoutTexts {
  const codes = TEXT_LANGUAGES.filter((code) => html[code] !== undefined);
  const split = new Split();
  const trees = inEach(codes, (code) => readPageHtml(html[code] ?? "").children as Node[]);
  const nodes = split.nodes(trees) ?? [split.wrapped(trees)];
  return { html: writtenHtml(nodes), ...split.lists };
}

class Split {
  readonly lists: LayoutTexts = { texts: [], descriptions: [], addresses: [] };

  /** @returns the nodes of all languages as one; undefined where they differ in more than words */
  nodes(each: InEach<Node[]>): Node[] | undefined {
    const [first, ...others] = Object.values(each).map(solidNodes);
    if (!first) return [];
    if (others.some((other) => other.length !== first.length)) return undefined;
    let at = -1;
    const joined = (Object.values(each)[0] ?? []).map((node) => {
      if (!first.includes(node)) return node;
      at += 1;
      const place = at;
      return this.element(mapEach(each, (nodes) => solidNodes(nodes)[place] as Node));
    });
    return joined.includes(undefined) ? undefined : (joined as Node[]);
  }

  /** @returns an element without its texts; undefined where it is another one in a language */
  private element(each: InEach<Node>): Element | undefined {
    const all = Object.values(each);
    if (!all.every(isElement)) return undefined;
    const [first, ...others] = all as Element[];
    if (!first || others.some(({ tagName }) => tagName !== first.tagName)) return undefined;
    const marks = mapLists(this.lists, (list) => list.length);
    const elements = each as InEach<Element>;
    const properties = this.properties(elements);
    if (!properties) return this.undone(marks);
    if (slugOf(first) !== undefined) return { ...first, properties, children: [] };
    if (!(all as Element[]).some(hasOwnText)) {
      const inside = mapLists(this.lists, (list) => list.length);
      const children = this.nodes(mapEach(elements, ({ children: own }) => own as Node[]));
      if (children) return { ...first, properties, children: children as ElementContent[] };
      this.undone(inside);
    }
    if (!mayHoldText(first)) return this.undone(marks);
    const text = mapEach(elements, ({ children }) => writtenHtml(children));
    return {
      ...first,
      properties: { ...properties, [TEXT_KEY]: this.keep("texts", text) },
      children: [],
    };
  }

  /** @returns the properties of an element in all languages, with keys for those that are texts */
  private properties(each: InEach<Element>): Element["properties"] | undefined {
    const [first, ...others] = Object.values(each);
    if (!first) return undefined;
    const keys = new Map<string, [keyProperty: string, key: string]>();
    const left = [first, ...others].map((element) => ({ ...element.properties }));
    for (const { property, keyProperty, list } of TEXT_ATTRIBUTES) {
      const text = mapEach(each, (element) => propertyText(element, property));
      const said = Object.values(text).filter((one) => one.trim() !== "");
      if (said.length === 0 || !said.every((one) => isLiftable(list, one))) continue;
      for (const one of left) delete one[property];
      keys.set(property, [keyProperty, this.keep(list, text)]);
    }
    const written = left.map((one) => JSON.stringify(Object.entries(one).sort()));
    return written.every((one) => one === written[0])
      ? renamedProperties(first.properties, keys)
      : undefined;
  }

  /** Puts all that languages say into one text, where even their outermost elements differ. */
  wrapped(each: InEach<Node[]>): Element {
    const key = this.keep("texts", mapEach(each, writtenHtml));
    return { type: "element", tagName: "div", properties: { [TEXT_KEY]: key }, children: [] };
  }

  private keep(list: TextList, text: LayoutText["text"]): string {
    const key = `${list[0]}${this.lists[list].length + 1}`;
    this.lists[list].push({ key, text });
    return key;
  }

  private undone(marks: Record<TextList, number>): undefined {
    for (const [name, length] of Object.entries(marks)) {
      this.lists[name as TextList].length = length;
    }
  }
}

/** Tells whether a list of texts may hold the value of an attribute. */
export const isLiftable = (list: TextList, value: string): boolean =>
  list === "addresses" ? isLinkAddress(value) : value.length <= LONGEST_LINE;

const inEach = <T>(codes: LanguageCode[], of: (code: LanguageCode) => T): InEach<T> =>
  Object.fromEntries(codes.map((code) => [code, of(code)]));

const mapEach = <T, R>(each: InEach<T>, of: (value: T) => R): InEach<R> =>
  Object.fromEntries(Object.entries(each).map(([code, value]) => [code, of(value as T)]));

const mapLists = <R>(lists: LayoutTexts, of: (list: LayoutText[]) => R) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, of(list)])) as Record<
    TextList,
    R
  >;
