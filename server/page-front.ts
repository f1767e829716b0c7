import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { ProviderWait, waitTogether } from "@/lib/api/provider-wait";
import { staffCookie } from "@/lib/api/staff-cookie";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { partedUrl, tidiedPaths, tidiedUrl } from "@/lib/rules/site/tidied-path";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import { contentChanges } from "@/lib/site/change-log";
import { loggable } from "@/platform/http/loggable";
import { type Audience, answerPublicPage, keyOf } from "./answer-public-page";
import { askNext } from "./ask-next";
import { type ErrorStatus, errorPage } from "./error-page";
import type { FairTurns } from "./fair-turns";
import type { Sent } from "./held-answer";
import type { PageCache } from "./page-cache/page-cache";
import { pageRequest } from "./page-cache/page-request";
import { sendKeptPage } from "./page-cache/send-kept-page";
import { movedPath, notFoundPath, type PathKind, type pageGate } from "./page-gate";
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

/** Methods of pages; calls that change something go to the API. */
const METHODS = "GET, HEAD, POST, OPTIONS";

/** Path at which Next itself takes notices of changes, since it keeps pages made before them. */
const REVALIDATE_PATH = "/api/revalidate";

/** Seconds after which a file that could not be had is worth another try. */
const UPLOADS_ARE_BACK = 10;

/** Query of a visit that is logged by `middleware.ts`, and then asked for again without it (§2). */
const IS_VISIT = /[?&]from=/;

const REQUEST_KINDS: Record<PathKind, RequestKind> = {
  public: "page",
  "made-anew": "page",
  private: "private",
  other: "file",
  moved: "unknown",
  gone: "unknown",
  unknown: "unknown",
};

/** Page that says that there is none at a path, and its status. */
const REFUSALS: Partial<Record<PathKind, { page: "page" | "gone"; status: number }>> = {
  unknown: { page: "page", status: 404 },
  gone: { page: "gone", status: 410 },
};

interface PageFront {
  /** Next's own listener. */
  handle: RequestListener;
  kindOf: ReturnType<typeof pageGate>;
  index: SiteIndexKeeper;
  limit: ReturnType<typeof renderLimit>;
  /** Turns to take before anything is rendered for a caller. */
  turns: FairTurns;
  cache: PageCache;
  staff: ReturnType<typeof staffBrowsers>;
  answerApi: RequestListener;
  /** Answers with a file whose name tells its content; false for any other path. */
  answerFile: (request: IncomingMessage, response: ServerResponse) => boolean;
  answerUpload: ReturnType<typeof uploadedFiles>;
  answerPicture: ReturnType<typeof sitePictures>;
  log: Pick<Logger, "error">;
}

/**
 * Stands before Next and decides on the answer to each call: files and calls of the API go to Next
 * as they are, a public page comes from the cache, any other page is rendered and checked, and a
 * call that is no page's gets an error page.
 */
export function pageFront(front: PageFront) {
  const { handle, kindOf, index, limit, turns, cache, answerApi, answerFile, answerUpload } = front;
  const { answerPicture, staff, log } = front;
  const unknown = unknownPaths();
  /** Tells whether a page has the owner's code. */
  const bringsCode = (request: IncomingMessage) => {
    const site = index.known();
    return site !== undefined && hasCode(site) && isDocument(request);
  };
  const isEditors = async (request: IncomingMessage, ownTurn: () => Promise<boolean>) =>
    isDocument(request) && staff.mayBeStaff(request) && (await staff.mayEdit(request, ownTurn));
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
      // A form was sent before its script had run: its page is shown again, so that it is sent
      // anew.
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
      const moved = kind === "moved" ? movedPath(path, index.known()) : undefined;
      if (moved) return sendRedirect(response, 308, moved + url.slice(path.length));
      if (kind === "other") return void askNext(request, response, handle);
      const isVisit = kind === "public" && IS_VISIT.test(url);
      if (kind === "private" || kind === "made-anew" || isVisit) {
        // A refusal takes its turn too: a caller who asks without end is answered ten times a
        // second.
        if (!(await ownTurn())) return;
        const seconds = await limit(address);
        if (seconds !== undefined) return fail(429, seconds);
      }
      const refusal = REFUSALS[kind];
      if (refusal || (kind === "public" && !isVisit)) {
        const page = refusal
          ? pageRequest(notFoundPath(path, index.known(), refusal.page), {})
          : pageRequest(url, request.headers);
        // The router has to ask by the right address.
        if (page.detour) return sendRedirect(response, 307, page.detour);
        if (refusal) unknown.remember(path, { key: page.key, since });
        const isOfStaff = bringsCode(request) && (await staff.isStaff(request, ownTurn));
        if (isOfStaff) response.setHeader("Set-Cookie", staffCookie(isHttps(response)));
        const isVisitors = bringsCode(request) && !isOfStaff;
        const audience: Audience = (await isEditors(request, ownTurn))
          ? "EDITORS"
          : isVisitors
            ? "VISITORS"
            : "OTHERS";
        const kept = cache.find(keyOf(page.key, audience));
        if (kept) return sendKeptPage(request, response, kept);
        if (!(await ownTurn())) return;
        const status = refusal?.status;
        const call = { request, response, page, status, audience, cache, handle, index, fail };
        return answerPublicPage(call);
      }
      if (!(await ownTurn())) return;
      await cache.renderBeside(endOf(response));
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
    if (isDocument(request) && staff.mayBeStaff(request)) return false;
    if (url.includes("&amp;")) return false;
    const path = url.split("?", 1)[0] ?? "/";
    const notFoundKey = unknown.keyOf(path);
    const { key, detour } = notFoundKey
      ? { key: notFoundKey, detour: undefined }
      : pageRequest(url, headers);
    if (detour) return false;
    const page = cache.find(keyOf(key, bringsCode(request) ? "VISITORS" : "OTHERS"));
    if (page) {
      noteKind(response, notFoundKey ? "unknown" : "page");
      sendKeptPage(request, response, page);
    }
    return page !== undefined;
  };

  const failWith = (error: unknown, request: IncomingMessage, response: ServerResponse) => {
    log.error({ err: loggable(error) }, "page failed");
    if (response.headersSent) return void response.destroy();
    const url = request.url ?? "/";
    const html = errorPage(500, { path: url, locale: localeOfPath(url) }, index.known());
    sendErrorPage(response, { status: 500, html, isHead: request.method === "HEAD" });
  };

  // No async function: beside Next's contexts a promise costs as much as looking a page up.
  return (request: IncomingMessage, response: ServerResponse): void => {
    const fail = (error: unknown) => failWith(error, request, response);
    try {
      turns.noteCaller(String(request.headers["x-forwarded-for"]));
      if (answerFromCache(request, response) || answerFile(request, response)) return;
      answer(request, response).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Waits until an answer is sent whole: Next makes it to its end for a reader who has gone, too. */
function endOf(response: ServerResponse): Promise<unknown> {
  // Next alone takes as many listeners as Node allows without a warning.
  response.setMaxListeners(response.getMaxListeners() + 1);
  return new Promise((resolve) => response.once("finish", resolve));
}

/** Tells whether a whole page is asked for: nothing is added to the answers to Next's router. */
const isDocument = ({ headers }: IncomingMessage) => headers.rsc !== "1";

/** Tells whether an answer goes by https, as the server that sends it has said. */
const isHttps = (response: ServerResponse) => response.hasHeader("Strict-Transport-Security");

/** Repairs an address damaged as people pass it on, where that leads to a page. */
async function meantUrl(
  url: string,
  kind: PathKind,
  kindOf: (path: string) => Promise<PathKind>,
): Promise<string> {
  if (kind === "public" || kind === "private") return tidiedUrl(url);
  if (kind !== "unknown") return url;
  const parted = partedUrl(url.replaceAll("&amp;", "&"));
  const path = parted.split("?", 1)[0] ?? "/";
  const others = parted === url ? tidiedPaths(path) : [path, ...tidiedPaths(path)];
  for (const other of others) {
    const itsKind = await kindOf(other);
    if (itsKind === "public" || itsKind === "private") {
      return tidiedUrl(other + parted.slice(path.length));
    }
  }
  return url;
}
