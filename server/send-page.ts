import type { ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { type ErrorStatus, errorPagePolicy } from "./error-page";
import type { HeldAnswer, Sent } from "./held-answer";
import type { Encoding } from "./page-cache/encoding";

/**
 * Header of a page: the browser may keep it, and asks each time whether it is still current. No
 * shared cache may keep it, because none is told of changes.
 */
const PAGE_CACHE = "private, no-cache";

/** Seconds after which a page whose provider is away may be asked for again. */
export const RETRY_AFTER = 10;

/** Sets how a page may be cached: an error is not, and a shared page is kept privately. */
export function setPageCache(response: ServerResponse, status: number): void {
  if (status >= 400) response.setHeader("Cache-Control", "no-store");
  else if (/s-maxage/.test(String(response.getHeader("Cache-Control")))) {
    response.setHeader("Cache-Control", PAGE_CACHE);
  }
}

/** Compression of a page that is sent once. */
const COMPRESS: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => gzipSync(body),
  identity: (body) => body,
};

export function sendHeldPage(
  response: ServerResponse,
  { status, body }: HeldAnswer,
  encoding: Encoding,
): void {
  const sent = COMPRESS[encoding](body);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  const vary = String(response.getHeader("Vary") ?? "");
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader("Vary", [vary, "Accept-Encoding"].filter(Boolean).join(", "));
  }
  const fonts = fontLinks(body);
  if (fonts.length > 0) {
    const styles = response.getHeader("Link") ?? [];
    response.setHeader("Link", [fonts, styles].flat().map(String));
  }
  response.setHeader("Content-Length", sent.length);
  response.writeHead(status).end(sent);
}

/** Font in a page's head that it is to load first. */
const FONT = /<link rel="preload" href="(\/[\w./-]+)" as="font"/g;

/** Bytes in which a page's fonts are looked for: Next writes them before all else. */
const HEAD_BYTES = 1_500;

/**
 * Lists the values of a `Link` header that make a browser load a page's first fonts before its
 * styles. Next itself names only the styles in that header: a font that comes later changes a page
 * that is shown already, and moves its lines.
 */
function fontLinks(page: Buffer): string[] {
  return [...page.subarray(0, HEAD_BYTES).toString().matchAll(FONT)].map(
    ([, path]) => `<${path}>; rel=preload; as="font"; crossorigin=""; type="font/woff2"`,
  );
}

interface ErrorPageAnswer {
  status: ErrorStatus;
  html: string;
  /** Seconds until another try. */
  retryAfter?: number | undefined;
  isHead: boolean;
}

/** Headers that an error page keeps. */
const KEPT_HEADERS =
  /^(?:x-content-type-options|x-frame-options|permissions-policy|strict-transport-security|allow|referrer-policy)$/;

export function sendErrorPage(
  response: ServerResponse,
  { status, html, retryAfter, isHead }: ErrorPageAnswer,
  send: Sent = response,
): void {
  for (const name of response.getHeaderNames()) {
    if (!KEPT_HEADERS.test(name)) response.removeHeader(name);
  }
  const body = Buffer.from(html);
  send.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    "content-security-policy": errorPagePolicy(html),
    "cache-control": "no-store",
    ...SECURITY_HEADERS,
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
  send.end(isHead ? undefined : body);
}

/** Redirects to another address of the site, or elsewhere. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { ...SECURITY_HEADERS, "cache-control": "no-store", location }).end();
}
