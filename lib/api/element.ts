import type { ElementList } from "@/lib/contract/element";
import type { Call } from "./call";

/** The items of an element list (§3), in their order. */
export const getElements = (call: Call, route: string, nbItem = 24) =>
  call<ElementList>("GET", `/element/${encodeURIComponent(route)}`, { query: { page: 1, nbItem } });
