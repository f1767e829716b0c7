import "server-only";
import type { Call } from "@/lib/api/call";
import { getPageAddresses } from "@/lib/api/page";
import { getProductAddresses } from "@/lib/api/product";
import { serverCall } from "@/lib/api/server-call";
import type { Addresses } from "@/lib/contract/page";
import { DEFAULT_LOCALE } from "@/lib/rules/text/locale-code";
import { keepUntilChanged } from "./cached";

/** What has addresses of its own without number. */
export const ADDRESSED = ["pages", "products"] as const;
export type Addressed = (typeof ADDRESSED)[number];

const CALLS: Record<
  Addressed,
  (call: Call, part: { nbItem: number; page: number }) => Promise<Addresses>
> = { pages: getPageAddresses, products: getProductAddresses };

/** A part of the addresses of a kind, of `nbItem` pages or products, by its number from 1. */
export async function addressesOf(
  kind: Addressed,
  nbItem: number,
  page: number,
): Promise<Addresses> {
  "use cache";
  keepUntilChanged({ kind });
  return CALLS[kind](serverCall(DEFAULT_LOCALE), { nbItem, page });
}
