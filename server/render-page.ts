import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { hasFailedSince, type ProviderWait } from "@/lib/api/provider-wait";
import type { ErrorStatus } from "./error-page";
import { type Sent, watchAnswer } from "./held-answer";
import { bestEncoding } from "./page-cache/encoding";
import type { PathKind } from "./page-gate";
import { RETRY_AFTER, sendHeldPage, setPageCache } from "./send-page";

/** Milliseconds between looks at a page that may never end, and until it counts as late. */
const LOOK_EVERY = 200;
const LATE = 3300;

/** Beginning of a page that Next could not render: empty until its scripts run. */
const NOT_RENDERED = /^<!DOCTYPE html><html id="__next_error__"/;

interface PageCall {
  request: IncomingMessage;
  response: ServerResponse;
  kind: PathKind;
  /** Next's own listener. */
  handle: RequestListener;
  /** Time of the call, by `performance.now()`. */
  startedAt: number;
  /** Failures of the provider's answers to this page. */
  wait: ProviderWait;
  /** Sends an error page; `retryAfter` in seconds. */
  fail(status: ErrorStatus, retryAfter?: number, send?: Sent): void;
}

/**
 * Has Next render a page and checks the result. A page that could not be rendered is replaced by an
 * error page; a private page is held back until it is known to be whole.
 */
export function renderPage(call: PageCall): void {
  const { request, response, kind, handle, startedAt, wait, fail } = call;
  const isHead = request.method === "HEAD";
  // Next must write a private page for it to be checked; this server chooses the encoding.
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  if (kind === "private") {
    request.method = "GET";
    delete request.headers["accept-encoding"];
  }
  const takeOver = watchAnswer(
    response,
    (status) => {
      if (kind === "private" || pageError(call, status, "")) return undefined;
      setPageCache(response, status);
      return status;
    },
    (send, held) => {
      Object.assign(response, send);
      request.method = isHead ? "HEAD" : "GET";
      const start = held.body.subarray(0, 200).toString();
      const redirect = NOT_RENDERED.test(start) ? redirectIn(held.body.toString()) : undefined;
      if (redirect) return void response.writeHead(307, { location: redirect }).end();
      const status = pageError(call, held.status, held.body.toString());
      if (status) return fail(status, retryAfter(status, wait));
      sendHeldPage(response, held, encoding);
    },
  );
  if (kind === "private") {
    giveUpOn(response, () => {
      const isLate = performance.now() - startedAt > LATE;
      if (wait.failures === 0 && !(isLate && hasFailedSince(startedAt))) return false;
      const send = takeOver();
      const status = failedStatus(wait);
      if (send) fail(status, retryAfter(status, wait), send);
      return true;
    });
  }
  handle(request, response);
}

/** Returns the status of the error page in place of a page; undefined for a whole page. */
function pageError(
  { kind, startedAt, wait }: PageCall,
  status: number,
  body: string,
): ErrorStatus | undefined {
  if (status === 403 || status === 404) return status;
  if (status >= 500) return hasFailedSince(startedAt) ? 503 : 500;
  if (kind !== "private" || status !== 200) return undefined;
  // A private page is rendered for this visitor alone, so only its own failures count.
  if (wait.failures > 0) return failedStatus(wait);
  if (!NOT_RENDERED.test(body)) return undefined;
  if (body.includes("NEXT_HTTP_ERROR_FALLBACK;404")) return 404;
  return hasFailedSince(startedAt) ? 503 : 500;
}

/** Returns the status of a page without its answers: 429 where its visitor asked too often. */
const failedStatus = (wait: ProviderWait): ErrorStatus =>
  wait.retryAfter === undefined ? 503 : 429;

/** Returns the seconds after which a page may be there; undefined where waiting changes nothing. */
const retryAfter = (status: ErrorStatus, wait: ProviderWait): number | undefined =>
  status === 503 ? RETRY_AFTER : status === 429 ? wait.retryAfter : undefined;

/**
 * Watches a page that may never end, because Next waits for an answer that will not come.
 * @param giveUp returns true once the page was given up
 */
function giveUpOn(response: ServerResponse, giveUp: () => boolean): void {
  const look = setInterval(() => {
    if (!giveUp()) return;
    clearInterval(look);
    // The error page is sent: headers that Next still sets for its own page are ignored.
    response.setHeader = () => response;
  }, LOOK_EVERY);
  response.once("close", () => clearInterval(look));
}

/** Finds the path of this site that a page redirects to; undefined for a page that does not. */
function redirectIn(body: string): string | undefined {
  const [, target] = /NEXT_REDIRECT;(?:replace|push);(\/(?![/\\])[^;"]*);30\d;/.exec(body) ?? [];
  return target?.replaceAll(/\\+u0026/g, "&");
}
