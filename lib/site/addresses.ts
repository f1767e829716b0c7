import "server-only";
import { serverCall } from "@/lib/api/server-call";
import type { Source } from "@/lib/contract/change";
import type { Addresses } from "@/lib/contract/page";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import { keepUntilChanged } from "./cached";

/** Kinds with an unlimited number of addresses. */
export const ADDRESSED = ["pages", "products", "contents"] as const;
export type Addressed = (typeof ADDRESSED)[number];

const CALLS = {
  pages: "GET /page/address",
  products: "GET /product/address",
  contents: "GET /content/address",
} as const;

/**
 * Sources of the addresses of a kind: contents stand below pages, which list them, and a product
 * changes as its stock comes and goes.
 */
const SOURCES: Record<Addressed, Source[]> = {
  pages: [{ kind: "pages" }, { kind: "content" }],
  products: [{ kind: "products" }, { kind: "stock" }, { kind: "productStock" }],
  contents: [{ kind: "content" }, { kind: "pages" }],
};

/** Returns a part of the addresses of a kind, of `nbItem` of it, by its number from 1. */
export async function addressesOf(
  kind: Addressed,
  nbItem: number,
  page: number,
): Promise<Addresses> {
  "use cache";
  keepUntilChanged(...SOURCES[kind]);
  return serverCall(DEFAULT_LOCALE)(CALLS[kind], { query: { nbItem, page } });
}
