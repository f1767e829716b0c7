import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { siteEnvironment } from "@/lib/api/environment";
import { hasFailedSince } from "@/lib/api/provider-wait";
import { NO_CODE, type OwnerCode, ownerCode } from "@/lib/rules/site/owner-code";
import type { ErrorStatus } from "./error-page";
import type { PageCache } from "./page-cache/page-cache";
import type { PageRequest } from "./page-cache/page-request";
import { policedPage } from "./page-cache/public-policy";
import { type RenderedPage, renderInProcess } from "./page-cache/render-in-process";
import { sendKeptPage } from "./page-cache/send-kept-page";
import { cacheHeaders } from "./page-cache/shared-cache";
import { RETRY_AFTER, setPageCache } from "./send-page";
import type { SiteIndexKeeper } from "./site-index";

interface PublicPageCall {
  request: IncomingMessage;
  response: ServerResponse;
  page: PageRequest;
  /** True for the page that says that there is none. */
  isUnknown: boolean;
  cache: PageCache;
  /** Next's. */
  handle: RequestListener;
  index: SiteIndexKeeper;
  /** Sends an error page; `retryAfter` in seconds. */
  fail(status: ErrorStatus, retryAfter?: number): void;
}

/** Answers with a public page that is not kept yet. */
export async function answerPublicPage(call: PublicPageCall): Promise<void> {
  const { request, response, page, isUnknown, cache, handle, index, fail } = call;
  const startedAt = performance.now();
  const answer = await cache.findOrRender({
    key: page.key,
    render: async () => {
      const rendered = await renderInProcess(handle, page);
      const site = await index.current();
      return withPolicy(rendered, site ? ownerCode(site.parameters) : NO_CODE);
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
  sendRendered(response, rendered, request.method === "HEAD");
}

/** A page under its policy; what is no page is left as it is. */
function withPolicy(rendered: RenderedPage, owner: OwnerCode): RenderedPage {
  if (!/^text\/html\b/.test(String(rendered.headers["content-type"]))) return rendered;
  const { html, policy } = policedPage(rendered.body.toString(), owner);
  const headers = { ...rendered.headers, "content-security-policy": policy };
  return { status: rendered.status, headers, body: Buffer.from(html) };
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
