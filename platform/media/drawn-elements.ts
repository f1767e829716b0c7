import type { Element, Nodes } from "hast";

const OWN_PART = /^#(.+)$/;
const PAINTED = /url\(#([\w.:-]+)\)/g;

/**
 * Counts the elements that a drawing draws: an element that is used in several places counts in
 * each of them, so a few lines that use each other have more than all the computers of the world
 * can draw.
 * @returns Infinity for a drawing that uses itself
 */
export function drawnElements(drawing: Nodes): number {
  const parts = new Map<string, Element>();
  const collect = (node: Nodes): void => {
    if (node.type === "element" && typeof node.properties.id === "string") {
      parts.set(node.properties.id, node);
    }
    if ("children" in node) for (const child of node.children) collect(child);
  };
  collect(drawing);
  const counted = new Map<Nodes, number>();
  const count = (node: Nodes): number => {
    const known = counted.get(node);
    if (known !== undefined) return known;
    // Until it is counted, an element that leads back to itself has no end.
    counted.set(node, Number.POSITIVE_INFINITY);
    const used = node.type === "element" ? usedBy(node).map((id) => parts.get(id)) : [];
    const within = "children" in node ? node.children : [];
    let elements = 1;
    for (const one of [...within, ...used]) if (one) elements += count(one);
    counted.set(node, elements);
    return elements;
  };
  return count(drawing);
}

/** Lists the ids of the elements that an element draws besides its own content. */
function usedBy({ properties }: Element): string[] {
  return Object.values(properties).flatMap((value) => {
    const text = String(value ?? "");
    const [, part] = OWN_PART.exec(text) ?? [];
    return [...(part ? [part] : []), ...[...text.matchAll(PAINTED)].map(([, id = ""]) => id)];
  });
}
