declare module "negotiator" {
  /** Part of the package that is used here; the published types lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /**
     * Lists the encodings of `available` that the client takes, best first, then by `preferred`.
     */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
