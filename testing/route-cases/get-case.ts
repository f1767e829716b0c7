/** GET call of the contract, filled in with a site's data. */
export interface GetCase {
  path: string;
  headers?: Record<string, string>;
  /** Kind of file that it answers with, for one that is not JSON. */
  file?: string;
  /**
   * Answer of another site to it: not found, its own data and nothing of this site's, or a refusal,
   * as the caller is not logged in there.
   */
  elsewhere: "NOT_FOUND" | "OWN" | "REFUSED";
}

export const LISTINGS = ["", "?nbItem=2&page=1&orderBy=-id", "?id=gt:0&nbItem=", "?id=df:0&page=2"];

export const own = (...paths: string[]): GetCase[] =>
  paths.map((path) => ({ path, elsewhere: "OWN" }));

export const notFoundElsewhere = (...paths: string[]): GetCase[] =>
  paths.map((path) => ({ path, elsewhere: "NOT_FOUND" }));

/** Makes cases of the staff's GETs, which refuse an administrator of another site. */
export const staffGets =
  (headers: Record<string, string>) =>
  (path: string, file?: string): GetCase[] => [
    { path, headers, elsewhere: "REFUSED", ...(file ? { file } : {}) },
  ];
