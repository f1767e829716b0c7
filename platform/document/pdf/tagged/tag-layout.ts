import * as P from "@react-pdf/primitives";
import type PDFDocument from "pdfkit";
import type { StructureElement } from "pdfkit";
import type { TaggedProps } from "./part-tag";

/** Part of a laid-out document, as the layout hands it to the one who draws it. */
export interface LaidOut {
  type: string;
  props?: TaggedProps & { fixed?: boolean; paint?: () => void };
  style?: Record<string, unknown>;
  box?: Record<string, number>;
  lines?: unknown[];
  children?: LaidOut[];
}

/** Where a part stands in the structure: its parent, made as soon as it has something in it. */
type Place = () => StructureElement;

/**
 * Writes the structure of a laid-out document, in the order in which it is read: texts, pictures
 * with words and what their props say. All else that is drawn is decoration: lines, backgrounds,
 * and parts that are repeated on each page.
 * Parts get neighbours that mark what is drawn between them.
 */
export function tagLayout(pdf: PDFDocument, layout: LaidOut): void {
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const begun = new Map<number, StructureElement>();

  /** Finds the element of a part, which goes on where the part was broken by the end of a page. */
  function elementOf({ props = {} }: LaidOut, tag: string, parent: Place): StructureElement {
    const { "data-part": part = 0, "data-alt": alt, "data-scope": scope } = props;
    const known = begun.get(part);
    if (known) return known;
    const element = pdf.struct(tag, { alt, scope });
    parent().add(element);
    begun.set(part, element);
    return element;
  }

  function tagged(node: LaidOut, parent: Place): LaidOut[] {
    const { type, props = {}, children = [] } = node;
    const tag = props["data-tag"];
    const isRepeated = props.fixed && (!tag || begun.has(props["data-part"] ?? 0));
    if (isRepeated) return asDecoration(node);
    if (type === P.Text) {
      if (!node.lines?.length) return [node];
      return asContent(node, tag ?? "P", elementOf(node, tag ?? "P", parent));
    }
    if (tag === "Figure") return asContent(node, tag, elementOf(node, tag, parent));
    // The layout has read a drawing into its lines.
    if (type === P.Image || type === P.Svg) return asDecoration(node);
    const place = tag ? () => elementOf(node, tag, parent) : parent;
    node.children = children.flatMap((child) => tagged(child, place));
    if (!isDrawn(node)) return [node];
    node.children.unshift(marking(() => pdf.endMarkedContent()));
    return [marking(() => pdf.markContent("Artifact")), node];
  }

  const asDecoration = (node: LaidOut) => [
    marking(() => pdf.markContent("Artifact")),
    node,
    marking(() => pdf.endMarkedContent()),
  ];

  const asContent = (node: LaidOut, tag: string, element: StructureElement) => [
    marking(() => element.add(pdf.markStructureContent(tag))),
    node,
    marking(() => pdf.endMarkedContent()),
  ];

  for (const page of layout.children ?? []) {
    page.children = (page.children ?? []).flatMap((node) => tagged(node, () => root));
  }
}

/** Tells whether a part draws something itself, besides what is in it. */
const isDrawn = ({ style = {}, box = {} }: LaidOut): boolean =>
  Boolean(style.backgroundColor) ||
  ["borderTopWidth", "borderRightWidth", "borderBottomWidth", "borderLeftWidth"].some(
    (name) => (box[name] ?? 0) > 0,
  );

/** Makes a part that draws nothing, and does something when its turn to be drawn comes. */
const marking = (paint: () => void): LaidOut => ({
  type: P.Canvas,
  props: { paint },
  style: {},
  box: { left: 0, top: 0, width: 1, height: 1 },
});
