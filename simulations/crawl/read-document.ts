import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Document as a search engine reads it: its head, its headings, its anchors and its links. */
export interface ReadDocument {
  language: string | null;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  /** Addresses by `hreflang`. */
  alternates: { language: string; href: string }[];
  isIndexable: boolean;
  headings: number;
  anchors: ReadonlySet<string>;
  links: string[];
  /** Text of each JSON-LD block. */
  data: string[];
}

export function readDocument(html: string): ReadDocument {
  const elements = [...elementsIn(parse(html))];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = (name: string) =>
    named("meta")
      .filter((meta) => attribute(meta, "name")?.toLowerCase() === name)
      .map((meta) => attribute(meta, "content") ?? "");
  const relations = (relation: string) =>
    named("link").filter((link) => attribute(link, "rel") === relation);
  return {
    language: attribute(named("html")[0], "lang"),
    // A drawing has titles too.
    titles: named("title")
      .filter(({ namespaceURI }) => namespaceURI.endsWith("xhtml"))
      .map(textOf),
    descriptions: metas("description"),
    canonicals: relations("canonical").map((link) => attribute(link, "href") ?? ""),
    alternates: relations("alternate").flatMap((link) => {
      const language = attribute(link, "hreflang");
      return language === null ? [] : [{ language, href: attribute(link, "href") ?? "" }];
    }),
    isIndexable: !metas("robots").some((robots) => /noindex|none/i.test(robots)),
    headings: named("h1").length,
    anchors: new Set(
      elements
        .flatMap((element) => [
          attribute(element, "id") ?? [],
          element.tagName === "a" ? (attribute(element, "name") ?? []) : [],
        ])
        .flat(),
    ),
    links: [...named("a"), ...named("area")].flatMap((link) => attribute(link, "href") ?? []),
    data: named("script")
      .filter((script) => attribute(script, "type") === "application/ld+json")
      .map(textOf),
  };
}

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  for (const child of "childNodes" in node ? node.childNodes : []) yield* elementsIn(child);
}

const attribute = (element: Element | undefined, name: string): string | null =>
  element?.attrs.find((attr) => attr.name === name)?.value ?? null;

const textOf = (node: Node): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : "childNodes" in node
      ? node.childNodes.map(textOf).join("").trim()
      : "";
