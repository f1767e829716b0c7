import type { Element, ElementContent, RootContent } from "hast";
import type { LanguageCode } from "@/lib/contract/locale";
import { isUnsaid } from "@/lib/rules/content/is-unsaid";
import { isBlank } from "@/lib/rules/text/is-blank";
import {
  type Layout,
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
  readLayoutHtml,
  readPageHtml,
  renamedProperties,
  slugOf,
  withoutTextKeys,
  writtenHtml,
} from "./layout-tree";
import { isLiftable } from "./split-layout";
import { textOrOther } from "./text-or-other";

interface Edited {
  /** HTML of the editor, with the texts of one language in it and the keys of those it knows. */
  html: string;
  code: LanguageCode;
  /** Layout that it was made of. */
  before: Layout;
  newKey: () => string;
}

/**
 * Takes the texts of a language out of the HTML of the editor; what the others say stays. A text
 * that is new gets a key, one that was copied gets a key of its own with the words of all languages.
 */
export function liftedLayout(edited: Edited): Layout {
  const lift = new Lift(edited);
  const nodes = lift.nodes(readLayoutHtml(edited.html).children);
  return { ...edited.before, html: writtenHtml(nodes), ...lift.lists, blocks: lift.blocks() };
}

class Lift {
  readonly lists: LayoutTexts = { texts: [], descriptions: [], addresses: [] };
  private readonly used = new Set<string>();
  private readonly slugs = new Set<string>();

  constructor(private readonly edited: Edited) {}

  /** Returns the blocks that the layout shows, in the order in which they were put into it. */
  blocks(): Layout["blocks"] {
    return this.edited.before.blocks.filter(({ slug }) => this.slugs.has(slug));
  }

  nodes<N extends RootContent | ElementContent>(nodes: N[]): N[] {
    return nodes.map((node) => (isElement(node) ? (this.element(node) as N) : node));
  }

  private element(element: Element): Element {
    const properties = this.properties(element);
    const slug = slugOf(element);
    if (slug !== undefined) {
      this.slugs.add(slug);
      return { ...element, properties, children: [] };
    }
    const key = propertyText(element, TEXT_KEY);
    delete properties[TEXT_KEY];
    if (!mayHoldText(element) || (!key && !hasOwnText(element))) {
      return { ...element, properties, children: this.nodes(element.children) };
    }
    const kept = this.keep("texts", key, {
      now: writtenHtml(withoutTextKeys(element.children)),
      others: (code) => this.saidWithin(element.children, code),
    });
    for (const within of slugsIn(element.children)) this.slugs.add(within);
    if (kept) properties[TEXT_KEY] = kept;
    return { ...element, properties, children: [] };
  }

  private properties(element: Element): Element["properties"] {
    const kept = new Map<string, [string, string]>();
    const properties = { ...element.properties };
    for (const { property, keyProperty, list } of TEXT_ATTRIBUTES) {
      const key = propertyText(element, keyProperty);
      const now = propertyText(element, property);
      delete properties[keyProperty];
      if (!isBlank(now) && !isLiftable(list, now)) continue;
      const ownKey = this.keep(list, key, { now, others: undefined });
      if (ownKey) kept.set(property, [keyProperty, ownKey]);
    }
    return renamedProperties(properties, kept);
  }

  /** Keeps a text under its key; @returns the key, undefined where no language says anything */
  private keep(
    list: TextList,
    key: string,
    said: { now: string; others: ((code: LanguageCode) => string) | undefined },
  ): string | undefined {
    const { code, before, newKey } = this.edited;
    const known = before[list].find((one) => one.key === key)?.text;
    // Shown for want of words: nobody has written it in this language.
    const isBorrowed =
      isUnsaid(known?.[code]) && normal(textOrOther(before[list], key, code)) === normal(said.now);
    const text: LayoutText["text"] = {};
    for (const one of TEXT_LANGUAGES) {
      const other = known ? known[one] : said.others?.(one);
      text[one] = (one === code ? (isBorrowed ? "" : said.now) : other) ?? "";
    }
    if (Object.values(text).every(isUnsaid)) return undefined;
    const name = `${list} ${key}`;
    const ownKey = key && !this.used.has(name) ? key : newKey();
    this.used.add(`${list} ${ownKey}`);
    this.lists[list].push({ key: ownKey, text });
    return ownKey;
  }

  /** Says in another language what a text holds that was several texts before; else nothing. */
  private saidWithin(children: ElementContent[], code: LanguageCode): string {
    let isKnown = false;
    const said = (nodes: ElementContent[]): ElementContent[] =>
      nodes.map((node) => {
        if (!isElement(node)) return node;
        const key = propertyText(node, TEXT_KEY);
        if (!key) return { ...node, children: said(node.children) };
        isKnown = true;
        const text = textOrOther(this.edited.before.texts, key, code);
        return { ...node, children: readPageHtml(text).children as ElementContent[] };
      });
    const html = writtenHtml(withoutTextKeys(said(children)));
    return isKnown ? html : "";
  }
}

/** Lists the slugs of the blocks in the HTML of a page. */
export const blockSlugs = (html: string): string[] => slugsIn(readPageHtml(html).children);

const slugsIn = (nodes: (RootContent | ElementContent)[]): string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const slug = slugOf(node);
    return slug === undefined ? slugsIn(node.children) : [slug];
  });

const normal = (html: string): string => writtenHtml(readPageHtml(html).children);
