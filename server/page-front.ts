import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { ProviderWait, waitTogether } from "@/lib/api/provider-wait";
import { staffCookie } from "@/lib/api/staff-cookie";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { tidiedPaths, tidiedUrl } from "@/lib/rules/site/tidied-path";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { contentChanges } from "@/lib/site/change-log";
import { loggable } from "@/platform/http/loggable";
import { answerPublicPage, keyOf } from "./answer-public-page";
import { askNext } from "./ask-next";
import { type ErrorStatus, errorPage } from "./error-page";
import type { FairTurns } from "./fair-turns";
import type { Sent } from "./held-answer";
import type { PageCache } from "./page-cache/page-cache";
import { pageRequest } from "./page-cache/page-request";
import { sendKeptPage } from "./page-cache/send-kept-page";
import { notFoundPath, type PathKind, type pageGate } from "./page-gate";
import { pageLocale } from "./page-locale";
import type { renderLimit } from "./render-limit";
import { renderPage } from "./render-page";
import { dropUnreadableState } from "./router-state";
import { sendErrorPage, sendRedirect } from "./send-page";
import { hasCode, type SiteIndexKeeper } from "./site-index";
import { PICTURE_PATH, type sitePictures } from "./site-pictures";
import type { staffBrowsers } from "./staff-browsers";
import { unknownPaths } from "./unknown-paths";
import type { uploadedFiles } from "./uploaded-files";
import { noteKind, type RequestKind } from "./watch/request-kind";

/** The methods of pages; calls that change something go to the API. */
const METHODS = "GET, HEAD, POST, OPTIONS";

/** Next itself takes notices of what has changed, since it keeps what is made from it. */
const REVALIDATE_PATH = "/api/revalidate";

/** Seconds after which a file is worth another try that could not be had. */
const UPLOADS_ARE_BACK = 10;

/** The query of a visit that is logged by `middleware.ts`, and then asked for again without it (§2). */
const IS_VISIT = /[?&]from=/;

/** As which kind a path is counted. */
const REQUEST_KINDS: Record<PathKind, RequestKind> = {
  public: "page",
  "made-anew": "page",
  private: "private",
  other: "file",
  unknown: "unknown",
};

interface PageFront {
  /** Next's. */
  handle: RequestListener;
  kindOf: ReturnType<typeof pageGate>;
  index: SiteIndexKeeper;
  limit: ReturnType<typeof renderLimit>;
  /** Taken before anything is rendered for somebody. */
  turns: FairTurns;
  cache: PageCache;
  staff: ReturnType<typeof staffBrowsers>;
  /** Answers calls of the API. */
  answerApi: RequestListener;
  /** Answers with a file whose name tells what is in it; false for what is none. */
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Answers with a file that was put onto the site. */
  answerUpload: ReturnType<typeof uploadedFiles>;
  /** Answers with a picture in the size that a screen needs. */
  answerPicture: ReturnType<typeof sitePictures>;
  log: Pick<Logger, "error">;
}

/**
 * Stands before Next and decides what each call gets: files and calls of the API go to Next as they
 * are, a public page comes from the cache, any other page is rendered and checked, and a call that is
 * no page's gets an error page.
 */
export function pageFront(front: PageFront) {
  const { handle, kindOf, index, limit, turns, cache, answerApi, answerFile, answerUpload } = front;
  const { answerPicture, staff, log } = front;
  const unknown = unknownPaths();
  /** True where a page has the owner's code, unless it is asked for by the router, whose answers have none. */
  const bringsCode = ({ headers }: IncomingMessage) => {
    const site = index.known();
    return site !== undefined && hasCode(site) && headers.rsc !== "1";
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const startedAt = performance.now();
    // Counted before anything is looked up: a change meanwhile may make it wrong.
    const since = contentChanges().count;
    const { url = "/" } = request;
    const path = url.split("?", 1)[0] ?? "/";
    const isHead = request.method === "HEAD";
    const address = String(request.headers["x-forwarded-for"]);
    let turn: Promise<boolean> | undefined;
    const ownTurn = () => {
      turn ??= turns.takeTurn(address, response);
      return turn;
    };
    const locale = pageLocale(path, request.headers.cookie);
    const fail = (status: ErrorStatus, retryAfter?: number, send?: Sent) => {
      const html = errorPage(status, { path: url, locale }, index.known());
      sendErrorPage(response, { status, html, retryAfter, isHead }, send);
    };

    const wait = new ProviderWait();
    await waitTogether(wait, async () => {
      // Next cannot read a TRACE request.
      if (request.method === "TRACE") {
        response.setHeader("Allow", METHODS);
        return fail(405);
      }
      if (path === REVALIDATE_PATH) return void askNext(request, response, handle);
      if (/^\/api(?:\/|$)/.test(path)) {
        noteKind(response, "api");
        return void (await answerApi(request, response));
      }
      const answered = await answerUpload(request, response, ownTurn).catch(() => "UNAVAILABLE");
      if (answered) noteKind(response, "file");
      if (answered === "UNAVAILABLE") return fail(503, UPLOADS_ARE_BACK);
      if (answered) return;
      const kind = await kindOf(path, ownTurn);
      noteKind(response, REQUEST_KINDS[kind]);
      if (request.method === "OPTIONS") {
        return void response.writeHead(204, { ...SECURITY_HEADERS, allow: METHODS }).end();
      }
      // A form was sent before its script had run: its page is shown again, so that it is sent anew.
      if (request.method === "POST" && (kind === "public" || kind === "private")) {
        return sendRedirect(response, 303, url.replace(/^[/\\]+/, "/"));
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        response.setHeader("Allow", METHODS);
        return fail(405);
      }
      if (path === PICTURE_PATH) return await answerPicture(request, response, ownTurn);
      if (request.headers.rsc === undefined) {
        const meant = await meantUrl(url, kind, (other) => kindOf(other, ownTurn));
        if (meant !== url) return sendRedirect(response, 308, meant);
      }
      if (kind === "other") return void askNext(request, response, handle);
      const isVisit = kind === "public" && IS_VISIT.test(url);
      if (kind === "private" || kind === "made-anew" || isVisit) {
        // A refusal takes its turn too: who asks without end is answered ten times a second.
        if (!(await ownTurn())) return;
        const seconds = await limit(address);
        if (seconds !== undefined) return fail(429, seconds);
      }
      const isUnknown = kind === "unknown";
      if (isUnknown || (kind === "public" && !isVisit)) {
        const page = isUnknown
          ? pageRequest(notFoundPath(path, index.known()), {})
          : pageRequest(url, request.headers);
        // The router is to ask by the address of what it asks for.
        if (page.detour) return sendRedirect(response, 307, page.detour);
        if (isUnknown) unknown.remember(path, { key: page.key, since });
        const isOfStaff = bringsCode(request) && (await staff.isStaff(request, ownTurn));
        if (isOfStaff) response.setHeader("Set-Cookie", staffCookie(isHttps(response)));
        const withCode = bringsCode(request) && !isOfStaff;
        const kept = cache.find(keyOf(page.key, withCode));
        if (kept) return sendKeptPage(request, response, kept);
        if (!(await ownTurn())) return;
        const call = { request, response, page, isUnknown, withCode, cache, handle, index, fail };
        return answerPublicPage(call);
      }
      if (!(await ownTurn())) return;
      if (request.headers.rsc !== undefined) {
        dropUnreadableState(request.headers);
        return void askNext(request, response, handle);
      }
      renderPage({ request, response, kind, handle, startedAt, wait, fail });
    });
  };

  /** Answers at once with a page that is kept; false when there is none. */
  const answerFromCache = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, headers, url = "/" } = request;
    if ((method !== "GET" && method !== "HEAD") || IS_VISIT.test(url)) return false;
    const withCode = bringsCode(request);
    if (withCode && staff.mayBeStaff(request)) return false;
    if (url.includes("&amp;")) return false;
    const path = url.split("?", 1)[0] ?? "/";
    const notFoundKey = unknown.keyOf(path);
    const { key, detour } = notFoundKey
      ? { key: notFoundKey, detour: undefined }
      : pageRequest(url, headers);
    if (detour) return false;
    const page = cache.find(keyOf(key, withCode));
    if (page) {
      noteKind(response, notFoundKey ? "unknown" : "page");
      sendKeptPage(request, response, page);
    }
    return page !== undefined;
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      turns.noteCaller(String(request.headers["x-forwarded-for"]));
      if (answerFromCache(request, response) || answerFile(request, response)) return;
      await answer(request, response);
    } catch (error) {
      log.error({ err: loggable(error) }, "page failed");
      if (response.headersSent) response.destroy();
      else {
        const url = request.url ?? "/";
        const html = errorPage(500, { path: url, locale: localeOfPath(url) }, index.known());
        sendErrorPage(response, { status: 500, html, isHead: request.method === "HEAD" });
      }
    }
  };
}

/** True for an answer that goes by https, as the server that sends it has said. */
const isHttps = (response: ServerResponse) => response.hasHeader("Strict-Transport-Security");

/** The address that one was meant to be, as people pass it on, where there is a page; else that one. */
async function meantUrl(
  url: string,
  kind: PathKind,
  kindOf: (path: string) => Promise<PathKind>,
): Promise<string> {
  if (kind === "public" || kind === "private") return tidiedUrl(url);
  if (kind !== "unknown") return url;
  const path = url.split("?", 1)[0] ?? "/";
  for (const other of tidiedPaths(path)) {
    const itsKind = await kindOf(other);
    if (itsKind === "public" || itsKind === "private") {
      return tidiedUrl(other + url.slice(path.length));
    }
  }
  return url;
}
