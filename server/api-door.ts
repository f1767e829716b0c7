import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type ApiCaller, answerApiCall } from "@/lib/api/answer-api-call";
import { siteEnvironment } from "@/lib/api/environment";
import { TOKEN_COOKIE } from "@/lib/api/session-cookies";
import type { Source } from "@/lib/contract/change";
import { readsQuery, sourcesOfKeptCall } from "@/lib/contract/kept-calls";
import type { LanguageCode } from "@/lib/contract/locale";
import { SECURITY_HEADERS } from "@/lib/rules/site/security-headers";
import { tagsOfSources } from "@/lib/site/change-log";
import type { FairTurns } from "./fair-turns";
import { openedAnswer } from "./opened-call";
import type { PageCache } from "./page-cache/page-cache";
import type { RenderedPage } from "./page-cache/render-in-process";
import { sendKeptPage } from "./page-cache/send-kept-page";
import type { SiteIndexKeeper } from "./site-index";

const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE"];

/** Header that lets the cache keep an answer until a change is announced; in seconds. */
const UNTIL_CHANGED = "s-maxage=86400";

/**
 * Answers browsers' calls of the API in this process, without the way through Next. Answers that
 * are the same for everybody until a change is announced come from the cache of pages.
 * @param takeTurn awaited before anything is asked for a caller
 */
export function apiDoor(
  index: SiteIndexKeeper,
  cache: PageCache,
  takeTurn: FairTurns["takeTurn"],
): RequestListener {
  // Taken from the headers as this server has left them: a client sends what it likes.
  const addressOf = ({ headers }: IncomingMessage) => String(headers["x-forwarded-for"]);
  const callerOf = (request: IncomingMessage): ApiCaller => ({
    address: addressOf(request),
    hosts: [request.headers["x-forwarded-host"], request.headers.host].flatMap(
      (host) => host ?? [],
    ),
    readSiteUrl: async () => siteEnvironment().SITE_URL ?? (await index.current())?.info.url,
  });
  const answerThrough = getRequestListener(
    async (request, { incoming }) => {
      const answer = await answerApiCall(request, callerOf(incoming as IncomingMessage));
      return openedAnswer(request, answer, index.known());
    },
    { overrideGlobalObjects: false },
  );

  async function answerKept(
    request: IncomingMessage,
    response: ServerResponse,
    sources: Source[],
  ): Promise<void> {
    const { url, language } = keptQuestion(request);
    const key = JSON.stringify(["api", url, language]);
    const tags = tagsOfSources(sources);
    const render = async () => ({
      ...(await askForEverybody(url, language, callerOf(request))),
      tags,
    });
    const kept = cache.find(key);
    if (kept) return sendKeptPage(request, response, kept);
    if (!(await takeTurn(addressOf(request), response, "call"))) return;
    const answer = await cache.findOrRender({ key, render });
    if (answer.kept) return sendKeptPage(request, response, answer.kept);
    const { status, headers, body } = answer.rendered;
    response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
  }

  return async (request, response) => {
    const { method = "", url = "" } = request;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (!METHODS.includes(method)) {
      const status = method === "OPTIONS" ? 204 : 405;
      return void response.writeHead(status, { allow: METHODS.join(", ") }).end();
    }
    const path = url.split("?", 1)[0]?.slice("/api".length) ?? "";
    const isRead = method === "GET" || method === "HEAD";
    const sources = isRead && !mayHaveSession(request) ? sourcesOfKeptCall(path) : undefined;
    if (sources) return answerKept(request, response, sources);
    if (await takeTurn(addressOf(request), response, "call"))
      await answerThrough(request, response);
  };
}

/** Reduces a kept call to what its answer depends on; other languages count as French. */
function keptQuestion({ url = "", headers }: IncomingMessage): {
  url: string;
  language: LanguageCode;
} {
  const [path = "", query = ""] = url.split("?", 2);
  const named = headers.userlang ?? new URLSearchParams(query).get("userLang");
  return {
    url: readsQuery(path.slice("/api".length)) ? url : path,
    language: named === "en" ? "en" : "fr_FR",
  };
}

/** Tells whether a caller may have a session: a member may be answered more than a visitor. */
const mayHaveSession = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(`${TOKEN_COOKIE}=`) ?? false;

/** Makes a call with nothing of its caller but the language, and the address for limits. */
async function askForEverybody(
  url: string,
  language: LanguageCode,
  caller: ApiCaller,
): Promise<RenderedPage> {
  const headers = { userlang: language };
  const answer = await answerApiCall(new Request(`http://localhost${url}`, { headers }), caller);
  return {
    status: answer.status,
    headers: {
      ...Object.fromEntries(answer.headers),
      ...(answer.ok ? { "cache-control": UNTIL_CHANGED } : {}),
    },
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
