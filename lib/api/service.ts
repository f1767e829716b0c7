import type { Call } from "./call";

/** Returns the services that have any of `tags`; all services when there are no tags (§7). */
export const getServices = (call: Call, tags: string[] = []) =>
  call("GET /service", { query: { page: 1, nbItem: 100, tag: tags.join(",") } });
