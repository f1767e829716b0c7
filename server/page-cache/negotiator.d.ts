declare module "negotiator" {
  /** The part of it that is used here; the published types lack what is preferred. */
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    /** What the client takes of `available`, the best first; of equals, as `preferred` orders them. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
