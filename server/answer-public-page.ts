import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { siteEnvironment } from "@/lib/api/environment";
import { hashedPath } from "@/lib/api/hashed-files";
import { hasFailedSince } from "@/lib/api/provider-wait";
import { NO_CODE, type OwnerCode } from "@/lib/rules/site/owner-code";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import type { ErrorStatus } from "./error-page";
import type { PageCache } from "./page-cache/page-cache";
import { type PageRequest, pageRequest } from "./page-cache/page-request";
import { policedPage } from "./page-cache/public-policy";
import { type RenderedPage, renderInProcess } from "./page-cache/render-in-process";
import { sendKeptPage } from "./page-cache/send-kept-page";
import { cacheHeaders } from "./page-cache/shared-cache";
import { notFoundPath } from "./page-gate";
import { RETRY_AFTER, sendRedirect, setPageCache } from "./send-page";
import type { SiteIndexKeeper } from "./site-index";

interface PublicPageCall {
  request: IncomingMessage;
  response: ServerResponse;
  page: PageRequest;
  /** Status of the page that says that there is none. */
  status: number | undefined;
  audience: Audience;
  cache: PageCache;
  /** Next's own listener. */
  handle: RequestListener;
  index: SiteIndexKeeper;
  /** Sends an error page; `retryAfter` in seconds. */
  fail(status: ErrorStatus, retryAfter?: number): void;
}

/**
 * Readers of a page: VISITORS meet the owner's code, EDITORS the pencils, and others neither.
 */
export type Audience = "VISITORS" | "EDITORS" | "OTHERS";

/** Returns the key that a page is kept by: what an audience gets besides makes it another page. */
export const keyOf = (key: string, audience: Audience): string =>
  audience === "OTHERS" ? key : `${key}\n${audience}`;

/** Answers with a public page that is not kept yet. */
export async function answerPublicPage(call: PublicPageCall): Promise<void> {
  const { request, response, page, status, audience, cache, handle, index, fail } = call;
  const startedAt = performance.now();
  const answer = await cache.findOrRender({
    key: keyOf(page.key, audience),
    isByNext: true,
    render: async (at) => {
      const rendered = await renderInProcess(handle, page, at);
      if (audience === "EDITORS") return withPolicy(rendered, NO_CODE, pencilTag());
      if (audience === "OTHERS") return withPolicy(rendered, NO_CODE);
      const site = await index.current();
      const code = site?.code[localeOfPath(page.url)] ?? NO_CODE;
      return withPolicy(index.isCurrent() ? rendered : unkept(rendered), code);
    },
    sentWith: () => ({
      status,
      // A shared cache would give the pencils to visitors.
      headers:
        audience === "EDITORS" ? undefined : cacheHeaders(siteEnvironment().SITE_ID, index.known()),
    }),
  });
  if (answer.kept) return sendKeptPage(request, response, answer.kept);
  const { rendered } = answer;
  // A page of a list beyond its last, or a product that has just gone: told by its render alone.
  if (rendered.status === 404 && status === undefined && request.headers.rsc === undefined) {
    const none = pageRequest(notFoundPath(page.url, index.known()), {});
    return answerPublicPage({ ...call, page: none, status: 404 });
  }
  if (rendered.status === 403 || rendered.status === 404) return fail(rendered.status);
  if (rendered.status >= 500) {
    return hasFailedSince(startedAt) ? fail(503, RETRY_AFTER) : fail(500);
  }
  const location = request.headers.rsc === undefined && locationOf(rendered);
  if (location) return sendRedirect(response, rendered.status, withQueryOf(request, location));
  sendRendered(response, rendered, request.method === "HEAD");
}

/** Finds the target of a redirect; Next may name it twice. */
function locationOf({ status, headers: { location } }: RenderedPage): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  return Array.isArray(location) ? location[0] : location?.toString();
}

/** Adds the query that was asked for to an address; the page itself is not told of it. */
function withQueryOf({ url = "/" }: IncomingMessage, location: string): string {
  const start = url.indexOf("?");
  const isBare = start >= 0 && location.startsWith("/") && !location.includes("?");
  return isBare ? location + url.slice(start) : location;
}

/** Returns the script of the pencils, which the policy allows as a file of the site. */
const pencilTag = () => `<script async src="${hashedPath("/pencil/pencils.js")}"></script>`;

/** Gives a page its policy, and what is added at its end; any other answer is left as it is. */
function withPolicy(rendered: RenderedPage, owner: OwnerCode, added = ""): RenderedPage {
  if (!/^text\/html\b/.test(String(rendered.headers["content-type"]))) return rendered;
  const { html, policy } = policedPage(rendered.body.toString(), owner, added);
  // Next sends it in chunks; whole, it has a length.
  const { "transfer-encoding": _, ...sent } = rendered.headers;
  const headers = { ...sent, "content-security-policy": policy };
  const body = Buffer.from(html);
  return { ...rendered, headers: { ...headers, "content-length": body.length }, body };
}

/** Takes from a page that it may be kept: the owner’s code on it may have been replaced. */
const unkept = (rendered: RenderedPage): RenderedPage => ({
  ...rendered,
  headers: { ...rendered.headers, "cache-control": "no-store" },
});

/** Sends a page that may not be kept, such as a redirect. */
function sendRendered(response: ServerResponse, page: RenderedPage, isHead: boolean): void {
  const { status, headers, body } = page;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  setPageCache(response, status);
  response.writeHead(status).end(isHead ? undefined : body);
}
