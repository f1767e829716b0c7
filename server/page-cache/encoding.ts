import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** Encodings of a page, the best first. */
const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Choices by header: browsers send few different ones, each some million times. */
const chosen = new LRUCache<string, Encoding>({ max: 500 });

/**
 * Picks the best encoding that a browser takes.
 * @param accepted its `Accept-Encoding`; without one it takes anything, but simple programs can
 *   read only plain text
 */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const header = String(accepted);
  let encoding = chosen.get(header);
  if (!encoding) {
    const wanted = new Negotiator({ headers: { "accept-encoding": header } });
    const [best] = wanted.encodings(ENCODINGS, { preferred: ENCODINGS });
    encoding = (best as Encoding | undefined) ?? "identity";
    chosen.set(header, encoding);
  }
  return encoding;
}
