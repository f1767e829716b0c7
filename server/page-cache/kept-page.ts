import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encoding";
import type { RenderedPage } from "./render-in-process";
import type { CacheHeaders } from "./shared-cache";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality of brotli: above this a page of 200 kB takes ten times as long for a tenth less. */
const BROTLI_QUALITY = 9;

interface EncodedPage {
  body: Buffer;
  /** Entity tag of these very bytes. */
  etag: string;
}

export interface KeptPage {
  status: number;
  /** Headers that do not depend on the encoding: names and values in turn. */
  headers: string[];
  encoded: Record<Encoding, EncodedPage>;
  bytes: number;
}

/** Headers of Next's answer that are the connection's, or that a kept page has of its own. */
const NOT_KEPT = new Set([
  "cache-control",
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "x-nextjs-cache",
]);

/** Cache header of an answer without one of its own (`cacheHeaders`). */
const CACHE_CONTROL = "private, no-cache";

/** Status and headers of a page, besides Next's own. */
export interface SentWith {
  /** Status of the page of an unknown path, which is not Next's. */
  status?: number | undefined;
  headers?: CacheHeaders | undefined;
}

/**
 * Compresses a page once for everybody.
 * @param before the page as it was kept before: most changes of a site leave most of its pages the
 *   same, and equal bytes are not compressed again
 */
export async function keepPage(
  { headers, body }: RenderedPage,
  { status = 200, headers: own }: SentWith = {},
  before?: KeptPage,
): Promise<KeptPage> {
  const isSame = before?.encoded.identity.body.equals(body) ?? false;
  const encoded = before && isSame ? before.encoded : await encodePage(body);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (NOT_KEPT.has(name) || value === undefined) continue;
    // Next repeats its preloads.
    kept[name] = Array.isArray(value) ? [...new Set(value)].join(", ") : String(value);
  }
  kept.vary = withAcceptEncoding(String(headers.vary ?? ""));
  const sent = Object.entries({ ...kept, "cache-control": CACHE_CONTROL, ...own }).flat();
  return {
    status,
    headers: sent,
    encoded,
    bytes:
      Object.values(encoded).reduce((sum, { body: { length } }) => sum + length, 0) +
      JSON.stringify(sent).length,
  };
}

async function encodePage(body: Buffer): Promise<KeptPage["encoded"]> {
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body),
  ]);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return {
    br: { body: br, etag: `"${digest}-br"` },
    gzip: { body: gz, etag: `"${digest}-gzip"` },
    identity: { body, etag: `"${digest}"` },
  };
}

const withAcceptEncoding = (vary: string) =>
  /accept-encoding/i.test(vary) ? vary : [vary, "Accept-Encoding"].filter(Boolean).join(", ");
