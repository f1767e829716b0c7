import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ProviderWait, waitTogether } from "@/lib/api/provider-wait";
import { type ErrorStatus, errorPage } from "./error-page";
import { type Sent, watchAnswer } from "./held-answer";
import { notFoundPath, type pageGate } from "./page-gate";
import type { renderLimit } from "./render-limit";
import { renderPage } from "./render-page";
import { sendErrorPage, setPageCache } from "./send-page";
import type { SiteIndexKeeper } from "./site-index";

/** The methods of pages; calls that change something go to the API. */
const METHODS = "GET, HEAD, POST, OPTIONS";

interface PageFront {
  /** Next's. */
  handle: RequestListener;
  kindOf: ReturnType<typeof pageGate>;
  index: SiteIndexKeeper;
  limit: ReturnType<typeof renderLimit>;
}

/**
 * Stands before Next and decides what each call gets: files and calls of the API go to Next as they
 * are, a page is rendered and checked, and a call that is no page's gets an error page.
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
      sendErrorPage(response, { status, html, retryAfter, isHead }, send);
    };

    const wait = new ProviderWait();
    await waitTogether(wait, async () => {
      // Next cannot read a TRACE request.
      if (request.method === "TRACE") {
        response.setHeader("Allow", METHODS);
        return fail(405);
      }
      if (/^\/api(?:\/|$)/.test(path)) return void watchHead(response, handle, request);
      const kind = await kindOf(path);
      if (request.method === "OPTIONS") {
        return void response.writeHead(204, { allow: METHODS }).end();
      }
      // A form was sent before its script had run: its page is shown again, so that it is sent anew.
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
      if (kind === "unknown") {
        request.url = notFoundPath(path, index.known());
        delete request.headers["if-none-match"];
      }
      renderPage({ request, response, kind, handle, startedAt, wait, fail });
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
        sendErrorPage(response, { status: 500, html, isHead: request.method === "HEAD" });
      }
    }
  };
}

/** The path and query of a call; a proxy may send the whole address, whose host is left out. */
function pathAndQuery(url: string): string {
  if (!/^https?:\/\//i.test(url)) return url;
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : "/";
}

/** Has Next answer what is no whole page: files, calls of the API, data for Next's own client. */
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
