import type { MakeCase } from "./route-case";
import type { MakeGets } from "./visited-site";

/** The cases of a router of the contract. */
export interface RouterCases {
  /** For each of its routes, by method and path, its calls. */
  routes: Record<string, MakeCase>;
  /** For each of its GETs, by path, what a site with content answers. */
  gets: MakeGets;
}
