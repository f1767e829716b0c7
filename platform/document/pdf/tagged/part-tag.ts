/** Element of a document's structure (ISO 32000-1, 14.8.4). */
export type PartTag =
  | "H1"
  | "H2"
  | "P"
  | "Figure"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD";

/** Properties by which a part of a document says what it is to a screen reader. */
export interface TaggedProps {
  "data-tag"?: PartTag;
  /** Cells that a header cell is about. */
  "data-scope"?: "Row" | "Column";
  /** Words for a figure. */
  "data-alt"?: string;
  /** Number of the part: what goes on on the next page has the same. */
  "data-part"?: number;
}
