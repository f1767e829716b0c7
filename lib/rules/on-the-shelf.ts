import type { ProductKind } from "@/lib/contract/product";

/** What a list of products is narrowed to and ordered by; a part that is left out does not matter. */
export interface ShelfQuery {
  kind?: ProductKind | undefined;
  search?: string | undefined;
  orderBy?: ShelfOrder | undefined;
}
export const SHELF_ORDERS = ["price", "-price", "name"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** What one needs to know of a product to find it and put it in its place. */
export interface OnShelf {
  kind: ProductKind;
  name: string;
  price: number;
  /** Everything that can be searched in it. */
  text: string;
}

/** The items that a query asks for, in its order; in their own where it asks for none. */
export function onTheShelf<T extends OnShelf>(
  items: readonly T[],
  { kind, search = "", orderBy }: ShelfQuery,
): T[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const found = items.filter(
    (item) =>
      (!kind || item.kind === kind) && words.every((word) => folded(item.text).includes(word)),
  );
  if (orderBy === "name") return found.sort((a, b) => a.name.localeCompare(b.name, "fr"));
  if (orderBy === "price") return found.sort((a, b) => a.price - b.price);
  if (orderBy === "-price") return found.sort((a, b) => b.price - a.price);
  return found;
}

/** Reads what an address asks of the list; what it cannot ask for is left out. */
export function readShelfQuery(query: URLSearchParams, kinds: readonly ProductKind[]): ShelfQuery {
  return {
    kind: kinds.find((kind) => kind === query.get("kind")),
    search: query.get("search")?.slice(0, 100) || undefined,
    orderBy: SHELF_ORDERS.find((order) => order === query.get("orderBy")),
  };
}

/** Without case and accents, as a hurried visitor types; curly apostrophes are straight. */
const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/’/g, "'")
    .replace(/œ/gi, "oe")
    .toLowerCase();
