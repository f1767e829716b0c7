/** A GET of the contract, filled in with what a site has. */
export interface GetCase {
  path: string;
  headers?: Record<string, string>;
  /** The kind of file that it answers, for one that is not JSON. */
  file?: string;
  /**
   * What another site answers to it: not found, its own and nothing of this site's, or that one is
   * not logged in there.
   */
  elsewhere: "NOT_FOUND" | "OWN" | "REFUSED";
}

/** What every listing can be asked. */
export const LISTINGS = ["", "?nbItem=2&page=1&orderBy=-id", "?id=gt:0&nbItem=", "?id=df:0&page=2"];

export const own = (...paths: string[]): GetCase[] =>
  paths.map((path) => ({ path, elsewhere: "OWN" }));

export const notFoundElsewhere = (...paths: string[]): GetCase[] =>
  paths.map((path) => ({ path, elsewhere: "NOT_FOUND" }));
