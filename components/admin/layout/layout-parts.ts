import type { TextList } from "@/lib/layout/layout";

/** Part of a layout that says something: a text, a description, a link, or one of the site's blocks. */
export type LayoutPart =
  | { kind: TextList; key: string; tag: string }
  | { kind: "block"; slug: string };

const ATTRIBUTES = [
  ["data-text", "texts"],
  ["data-text-alt", "descriptions"],
  ["data-text-title", "descriptions"],
  ["data-text-aria-label", "descriptions"],
  ["data-text-href", "addresses"],
] as const;

/** Lists the parts of a layout that say something, in the order in which they are read. */
export function layoutParts(html: string): LayoutPart[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("*")].flatMap((element): LayoutPart[] => {
    const slug = element.getAttribute("data-component");
    if (slug) return [{ kind: "block", slug }];
    return ATTRIBUTES.flatMap(([name, kind]): LayoutPart[] => {
      const key = element.getAttribute(name);
      return key ? [{ kind, key, tag: element.localName }] : [];
    });
  });
}
