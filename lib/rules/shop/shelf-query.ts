import type { ProductKind } from "@/lib/contract/product";

export const SHELF_ORDERS = ["order", "price", "-price", "name", "kind"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

/** What a list of products is narrowed to and ordered by; a part that is left out does not matter. */
export interface ShelfQuery {
  kind?: ProductKind | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  /** Left out for the site's own order. */
  orderBy?: ShelfOrder | undefined;
  /** From the second on. */
  page?: number | undefined;
}

/** What one can choose from. */
export interface ShelfChoices {
  kinds: readonly ProductKind[];
  tags: readonly string[];
  orders: readonly ShelfOrder[];
}

/** Letters of a search. */
export const LONGEST_SEARCH = 100;

/** Reads what an address asks of the list; what it cannot ask for is left out. */
export function readShelfQuery(
  address: URLSearchParams,
  { kinds, tags, orders }: ShelfChoices,
): ShelfQuery {
  const page = Number(address.get("page"));
  return {
    kind: kinds.find((kind) => kind === address.get("kind")),
    tag: tags.find((tag) => tag === address.get("tag")),
    search: address.get("search")?.slice(0, LONGEST_SEARCH) || undefined,
    orderBy: orders.find((order) => order === address.get("orderBy")),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
  };
}

/** An address's entries that ask for this of the list, beside what else they say. */
export function withShelfQuery(address: URLSearchParams, query: ShelfQuery): URLSearchParams {
  const asking = new URLSearchParams(address);
  for (const name of ["kind", "tag", "search", "orderBy", "page"] as const) {
    const value = query[name];
    if (value) asking.set(name, String(value));
    else asking.delete(name);
  }
  return asking;
}
