import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { siteEnvironment } from "@/lib/api/environment";
import { hasFailedSince } from "@/lib/api/provider-wait";
import { NO_CODE, type OwnerCode } from "@/lib/rules/site/owner-code";
import { localeOfPath } from "@/lib/rules/text/locale-code";
import type { ErrorStatus } from "./error-page";
import type { PageCache } from "./page-cache/page-cache";
import type { PageRequest } from "./page-cache/page-request";
import { policedPage } from "./page-cache/public-policy";
import { type RenderedPage, renderInProcess } from "./page-cache/render-in-process";
import { sendKeptPage } from "./page-cache/send-kept-page";
import { cacheHeaders } from "./page-cache/shared-cache";
import { RETRY_AFTER, sendRedirect, setPageCache } from "./send-page";
import type { SiteIndexKeeper } from "./site-index";

interface PublicPageCall {
  request: IncomingMessage;
  response: ServerResponse;
  page: PageRequest;
  /** True for the page that says that there is none. */
  isUnknown: boolean;
  /** True for a browser in which the owner's code may run. */
  withCode: boolean;
  cache: PageCache;
  /** Next's. */
  handle: RequestListener;
  index: SiteIndexKeeper;
  /** Sends an error page; `retryAfter` in seconds. */
  fail(status: ErrorStatus, retryAfter?: number): void;
}

/** What a page is kept by: with the owner's code it is another one. */
export const keyOf = (key: string, withCode: boolean): string => (withCode ? `${key}\ncode` : key);

/** Answers with a public page that is not kept yet. */
export async function answerPublicPage(call: PublicPageCall): Promise<void> {
  const { request, response, page, isUnknown, withCode, cache, handle, index, fail } = call;
  const startedAt = performance.now();
  const answer = await cache.findOrRender({
    key: keyOf(page.key, withCode),
    render: async () => {
      const rendered = await renderInProcess(handle, page);
      const site = withCode ? await index.current() : undefined;
      return withPolicy(rendered, site?.code[localeOfPath(page.url)] ?? NO_CODE);
    },
    sentWith: () => ({
      status: isUnknown ? 404 : undefined,
      headers: cacheHeaders(siteEnvironment().SITE_ID, index.known()),
    }),
  });
  if (answer.kept) return sendKeptPage(request, response, answer.kept);
  const { rendered } = answer;
  if (rendered.status === 403 || rendered.status === 404) return fail(rendered.status);
  if (rendered.status >= 500) {
    return hasFailedSince(startedAt) ? fail(503, RETRY_AFTER) : fail(500);
  }
  const location = request.headers.rsc === undefined && locationOf(rendered);
  if (location) return sendRedirect(response, rendered.status, withQueryOf(request, location));
  sendRendered(response, rendered, request.method === "HEAD");
}

/** Where a page leads on to; Next may say so twice. */
function locationOf({ status, headers: { location } }: RenderedPage): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  return Array.isArray(location) ? location[0] : location?.toString();
}

/** An address of the site with the query that was asked for, which the page itself is not told. */
function withQueryOf({ url = "/" }: IncomingMessage, location: string): string {
  const start = url.indexOf("?");
  const isBare = start >= 0 && location.startsWith("/") && !location.includes("?");
  return isBare ? location + url.slice(start) : location;
}

/** A page under its policy; what is no page is left as it is. */
function withPolicy(rendered: RenderedPage, owner: OwnerCode): RenderedPage {
  if (!/^text\/html\b/.test(String(rendered.headers["content-type"]))) return rendered;
  const { html, policy } = policedPage(rendered.body.toString(), owner);
  const headers = { ...rendered.headers, "content-security-policy": policy };
  const body = Buffer.from(html);
  return { ...rendered, headers: { ...headers, "content-length": body.length }, body };
}

/** Sends what may not be kept, such as a redirect. */
function sendRendered(response: ServerResponse, page: RenderedPage, isHead: boolean): void {
  const { status, headers, body } = page;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
  setPageCache(response, status);
  response.writeHead(status).end(isHead ? undefined : body);
}
