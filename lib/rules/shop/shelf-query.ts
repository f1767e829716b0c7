import type { ProductKind } from "@/lib/contract/product";

export const SHELF_ORDERS = ["order", "price", "-price", "name", "kind"] as const;
export type ShelfOrder = (typeof SHELF_ORDERS)[number];

export interface ShelfQuery {
  kind?: ProductKind | undefined;
  tag?: string | undefined;
  search?: string | undefined;
  /** Left out for the site's own order. */
  orderBy?: ShelfOrder | undefined;
  /** Left out for the first page. */
  page?: number | undefined;
}

export interface ShelfChoices {
  kinds: readonly ProductKind[];
  tags: readonly string[];
  orders: readonly ShelfOrder[];
}

/** In characters. */
export const LONGEST_SEARCH = 100;

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

export function withShelfQuery(address: URLSearchParams, query: ShelfQuery): URLSearchParams {
  const asking = new URLSearchParams(address);
  for (const name of ["kind", "tag", "search", "orderBy", "page"] as const) {
    const value = query[name];
    if (value) asking.set(name, String(value));
    else asking.delete(name);
  }
  return asking;
}
