import type { Call } from "./call";

/** Returns the items of an element list (§3), in their order. */
export const getElements = (call: Call, route: string, nbItem = 24) =>
  call("GET /element/{route}", { params: { route }, query: { page: 1, nbItem } });
