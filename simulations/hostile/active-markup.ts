import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** Elements that run, ask elsewhere, or change what the page is. */
const RUNNING = new Set([
  ...["script", "iframe", "frame", "frameset", "object", "embed", "applet", "base", "style"],
  ...["foreignobject", "image", "feimage", "animate", "animatetransform", "animatemotion", "set"],
  ...["handler", "marquee", "portal", "template", "noscript", "math", "annotation-xml", "xmp"],
]);

/** Elements that a document may have by itself; those of a text may not. */
const CAREFUL: Record<string, (element: Element) => boolean> = {
  meta: (element) => attribute(element, "http-equiv") !== undefined,
  link: (element) => !/^(?:icon|canonical|alternate)$/.test(attribute(element, "rel") ?? ""),
  form: (element) => /\S/.test(attribute(element, "action") ?? ""),
};

const ADDRESSES = new Set([
  ...["href", "src", "action", "formaction", "poster", "data", "background", "cite", "ping"],
  ...["xlink:href", "srcset", "to", "from", "values", "longdesc", "manifest", "codebase"],
]);
const RUNS = /^(?:(?:java|vb|live)script:|data:(?!image\/(?:png|gif|jpeg|webp)[;,])|view-source:)/i;
const ASKS = /url\((?!\s*['"]?#)|expression\(|@import|behavior\s*:|-moz-binding|\\/i;

/**
 * Lists what is active in HTML, as a browser's parser reads it: what runs, loads from elsewhere or
 * changes the page.
 * @param isOwn tells what the page itself brings along
 */
export function activeMarkup(html: string, isOwn: (active: string) => boolean = () => false) {
  const found: string[] = [];
  for (const element of elementsIn(parse(html))) {
    const name = element.tagName.toLowerCase();
    if (RUNNING.has(name) || CAREFUL[name]?.(element)) found.push(shown(element));
    for (const { name: own, prefix, value } of element.attrs) {
      const attr = (prefix ? `${prefix}:${own}` : own).toLowerCase();
      const isActive =
        attr.startsWith("on") ||
        attr === "srcdoc" ||
        (ADDRESSES.has(attr) && RUNS.test(asRead(value))) ||
        (["style", "fill", "stroke", "clip-path", "mask", "filter"].includes(attr) &&
          ASKS.test(value));
      if (isActive) found.push(`${name} ${attr}=${value.slice(0, 80)}`);
    }
  }
  return found.filter((active) => !isOwn(active));
}

/** Reads an address as a browser does: without the signs that it leaves out. */
const asRead = (address: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out.
  address.replace(/[\t\n\r]/g, "").replace(/^[\x00-\x20]+/, "");

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

const shown = (element: Element): string =>
  `<${element.tagName}${element.attrs.map(({ name, value }) => ` ${name}=${value}`).join("")}>`.slice(
    ...[0, 120],
  );

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  // What is in a template is no child of it, and shown by a script alone.
  const children = "content" in node ? node.content.childNodes : [];
  for (const child of children) yield* elementsIn(child);
  for (const child of "childNodes" in node ? node.childNodes : []) yield* elementsIn(child);
}
