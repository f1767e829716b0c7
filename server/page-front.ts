import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { hasFailedSince, ProviderWait, waitTogether } from "@/lib/api/provider-wait";
import { ERROR_PAGE_POLICY, type ErrorStatus, errorPage } from "./error-page";
import { type HeldAnswer, type Sent, watchAnswer } from "./held-answer";
import { notFoundPath, type pageGate } from "./page-gate";
import type { renderLimit } from "./render-limit";
import type { SiteIndexKeeper } from "./site-index";

/** Pages are for these; what changes something goes to the API. */
const METHODS = "GET, HEAD, POST, OPTIONS";

/** How soon one may ask again for a page whose provider is away, in seconds. */
const RETRY_AFTER = 10;

/** How often it is looked whether a page must be given up, and when it is late, in milliseconds. */
const LOOK_EVERY = 200;
const LATE = 3300;

/**
 * A page is kept by the browser that asked for it, which asks each time whether it is still so; no
 * cache between keeps it, for none learns what has changed.
 */
const PAGE_CACHE = "private, no-cache";

/** How Next begins a page that it could not make: empty, until scripts have run. */
const NOT_MADE = /^<!DOCTYPE html><html id="__next_error__"/;

interface PageFront {
  /** Next's. */
  handle: RequestListener;
  kindOf: ReturnType<typeof pageGate>;
  index: SiteIndexKeeper;
  limit: ReturnType<typeof renderLimit>;
}

/**
 * Stands before Next and answers for its pages: what is no page of the site is not rendered, what
 * could not be made is a whole page that says so, with the right status, and is not kept.
 */
export function pageFront({ handle, kindOf, index, limit }: PageFront) {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    const url = pathAndQuery(request.url ?? "/");
    request.url = url;
    const path = url.split("?", 1)[0] ?? "/";
    const isHead = request.method === "HEAD";
    const fail = (status: ErrorStatus, retryAfter?: number, send?: Sent) => {
      const html = errorPage(status, url, index.known());
      sendError(response, { status, html, retryAfter, isHead }, send);
    };

    const wait = new ProviderWait();
    await waitTogether(wait, async () => {
      // Nothing answers it, and Next cannot read such a request.
      if (request.method === "TRACE") {
        response.setHeader("Allow", METHODS);
        return fail(405);
      }
      if (/^\/api(?:\/|$)/.test(path)) return void watchHead(response, handle, request);
      const kind = await kindOf(path);
      if (request.method === "OPTIONS") {
        return void response.writeHead(204, { allow: METHODS }).end();
      }
      // A form that was sent before its script had run: its page is shown again, to be sent with it.
      if (request.method === "POST" && (kind === "public" || kind === "private")) {
        return void response.writeHead(303, { location: url.replace(/^[/\\]+/, "/") }).end();
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.setHeader("Allow", METHODS);
        return fail(405);
      }
      if (kind === "other") return void watchHead(response, handle, request);
      if (kind === "private" || kind === "made-anew") {
        const seconds = await limit(String(request.headers["x-forwarded-for"]));
        if (seconds !== undefined) return fail(429, seconds);
      }
      if (request.headers.rsc !== undefined && kind !== "unknown") {
        return void watchHead(response, handle, request);
      }
      // Next must write the page for it to be known whether it could; the encoding is chosen here.
      const encodings = String(request.headers["accept-encoding"] ?? "");
      if (kind === "private") {
        request.method = "GET";
        delete request.headers["accept-encoding"];
      }
      if (kind === "unknown") {
        request.url = notFoundPath(path, index.known());
        delete request.headers["if-none-match"];
      }
      const problem = (status: number, body: string): ErrorStatus | undefined => {
        if (status === 403 || status === 404) return status;
        if (status >= 500) return hasFailedSince(startedAt) ? 503 : 500;
        if (kind !== "private" || status !== 200) return undefined;
        // Made for one visitor alone: what fails for others is none of its faults.
        if (wait.failures > 0) return 503;
        if (!NOT_MADE.test(body)) return undefined;
        if (body.includes("NEXT_HTTP_ERROR_FALLBACK;404")) return 404;
        return hasFailedSince(startedAt) ? 503 : 500;
      };
      const takeOver = watchAnswer(
        response,
        (status) => {
          const isMissing = kind === "unknown" && status < 300;
          if (kind === "private" || (!isMissing && problem(status, ""))) return undefined;
          setPageCache(response, isMissing ? 404 : status);
          return isMissing ? 404 : status;
        },
        (send, held) => {
          Object.assign(response, send);
          request.method = isHead ? "HEAD" : "GET";
          const start = held.body.subarray(0, 200).toString();
          const redirect = NOT_MADE.test(start) ? redirectIn(held.body.toString()) : undefined;
          if (redirect) return void response.writeHead(307, { location: redirect }).end();
          const failed = problem(held.status, held.body.toString());
          if (failed) return fail(failed, failed === 503 ? RETRY_AFTER : undefined);
          sendHeld(response, held, encodings);
        },
      );
      if (kind === "private") {
        giveUpOn(response, () => {
          const isLate = performance.now() - startedAt > LATE;
          if (wait.failures === 0 && !(isLate && hasFailedSince(startedAt))) return false;
          const send = takeOver();
          if (send) fail(503, RETRY_AFTER, send);
          return true;
        });
      }
      return void handle(request, response);
    });
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else {
        const html = errorPage(500, request.url ?? "/", index.known());
        sendError(response, { status: 500, html, isHead: request.method === "HEAD" });
      }
    }
  };
}

/** A proxy may ask by the whole address: which host it names makes no difference here. */
function pathAndQuery(url: string): string {
  if (!/^https?:\/\//i.test(url)) return url;
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : "/";
}

/**
 * A page whose provider failed may never end: Next waits for what will not come.
 * @param giveUp true once the page was given up
 */
function giveUpOn(response: ServerResponse, giveUp: () => boolean): void {
  const look = setInterval(() => {
    if (!giveUp()) return;
    clearInterval(look);
    // What Next still says of its own page is too late.
    response.setHeader = () => response;
  }, LOOK_EVERY);
  response.once("close", () => clearInterval(look));
}

/** What is no document: files, calls of the API, pages for Next's own client. Only how it is kept is changed. */
function watchHead(response: ServerResponse, handle: RequestListener, request: IncomingMessage) {
  watchAnswer(
    response,
    (status) => {
      setPageCache(response, status);
      return status;
    },
    () => undefined,
  );
  handle(request, response);
}

function setPageCache(response: ServerResponse, status: number): void {
  if (status >= 400) response.setHeader("Cache-Control", "no-store");
  else if (/s-maxage/.test(String(response.getHeader("Cache-Control")))) {
    response.setHeader("Cache-Control", PAGE_CACHE);
  }
}

/** Where a page leads that begins with a redirect, a path of this site; undefined for another page. */
function redirectIn(body: string): string | undefined {
  const [, target] = /NEXT_REDIRECT;(?:replace|push);(\/(?![/\\])[^;"]*);30\d;/.exec(body) ?? [];
  return target?.replaceAll(/\\+u0026/g, "&");
}

function sendHeld(response: ServerResponse, { status, body }: HeldAnswer, encodings: string): void {
  const [name, sent] = encoded(body, encodings);
  if (name) response.setHeader("Content-Encoding", name);
  const vary = String(response.getHeader("Vary") ?? "");
  if (!/accept-encoding/i.test(vary)) {
    response.setHeader("Vary", [vary, "Accept-Encoding"].filter(Boolean).join(", "));
  }
  response.setHeader("Content-Length", sent.length);
  response.writeHead(status).end(sent);
}

/** A private page, made small; of these no cache ever holds one. */
function encoded(body: Buffer, encodings: string): [string | undefined, Buffer] {
  if (/\bbr\b/.test(encodings)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return ["br", brotliCompressSync(body, { params })];
  }
  return /\bgzip\b/.test(encodings) ? ["gzip", gzipSync(body)] : [undefined, body];
}

interface ErrorAnswer {
  status: ErrorStatus;
  html: string;
  /** In seconds. */
  retryAfter?: number | undefined;
  isHead: boolean;
}

/** Headers that also an error has. */
const KEPT =
  /^(?:x-content-type-options|x-frame-options|permissions-policy|strict-transport-security|allow|referrer-policy)$/;

function sendError(
  response: ServerResponse,
  { status, html, retryAfter, isHead }: ErrorAnswer,
  send: Sent = response,
): void {
  for (const name of response.getHeaderNames()) {
    if (!KEPT.test(name)) response.removeHeader(name);
  }
  const body = Buffer.from(html);
  send.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    "content-security-policy": ERROR_PAGE_POLICY,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), browsing-topics=()",
    ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
  });
  send.end(isHead ? undefined : body);
}
