import type { MakeCase } from "./route-case";
import type { MakeGets } from "./visited-site";

export interface RouterCases {
  /** Calls of each of its routes, by method and path. */
  routes: Record<string, MakeCase>;
  /** Answers of a site with content to each of its GETs, by path. */
  gets: MakeGets;
}
