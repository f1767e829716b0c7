import { parse, serialize } from "hono/utils/cookie";
import type { Opened } from "@/lib/contract/auth";
import type { Envelope, ErrorResponse } from "@/lib/contract/envelope";
import { NOTICE_HEADERS } from "@/lib/contract/notice-headers";
import { messagesOf } from "@/lib/i18n/messages";
import { isSameSite } from "@/lib/rules/site/same-site";
import { DATA_POLICY } from "@/lib/rules/site/security-headers";
import { codeFromLocale, DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/text/locale-code";
import { unreachable } from "./call";
import { KEPT_PANEL_COOKIE } from "./kept-panel";
import { askProvider, type ProviderRequest } from "./provider";
import { dropSession, keepSession, sessionHeaders, TOKEN_COOKIE } from "./session-cookies";

/** Headers of the browser, or of another server's notice, that the provider needs. */
const SENT = [
  ...["accept", "content-type", "userlang", "member", "idempotency-key", "if-match"],
  ...["origin", "referer", "user-agent"],
  ...Object.values(NOTICE_HEADERS),
];
/** Headers of its answer that the browser needs; an answer need not be JSON. */
const RETURNED = [
  ...["content-type", "content-disposition", "content-security-policy"],
  ...["location", "retry-after"],
];

const DATA_HEADERS = { "content-security-policy": DATA_POLICY };

/** Facts about a call that the server knows by itself; a client can make up the request. */
export interface ApiCaller {
  /** Network address, for limits. */
  address: string;
  /** Names by which this server was asked. */
  hosts: string[];
  /** Reads the site's public address; undefined while the provider cannot say it. */
  readSiteUrl: () => Promise<string | undefined>;
}

/**
 * Answers a browser's call of the API (§7). It goes to the provider with the session's token, which
 * only the server reads from its cookie. The opening or end of a session is written to cookies.
 */
export async function answerApiCall(request: Request, caller: ApiCaller): Promise<Response> {
  const cookies = parse(request.headers.get("cookie") ?? "");
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (!isRead && !(await isOurs(request, cookies, caller))) {
    return await refuse(request);
  }
  const { pathname, search, searchParams } = new URL(request.url);
  // Another path would become part of the provider's host.
  const path = /^\/api(?=\/)/.test(pathname) ? pathname.slice("/api".length) : "/";
  const sent = picked(SENT, request.headers);
  // A document opened by a link is in the link's language: a browser sends no header with it.
  const locale = localeFromCode(searchParams.get("userLang") ?? "");
  if (locale && !sent.has("userlang")) sent.set("userlang", codeFromLocale(locale));
  for (const header of sessionHeaders((name) => cookies[name])) sent.set(...header);
  try {
    const answer = await askProvider(
      path + search,
      // Unchanged to the byte: notices are signed over it.
      { method: request.method, headers: sent, body: await bodyOf(request) },
      caller.address,
    );
    const headers = picked(RETURNED, answer.headers);
    headers.set("cache-control", "no-store");
    // The browser shows a document in a viewer of its own, which has to load its parts.
    if (isJson(answer) && !headers.has("content-security-policy")) {
      headers.set("content-security-policy", DATA_POLICY);
    }
    const asksWho = request.method === "GET" && path === "/user" && sent.has("Authorization");
    const maySayWho = (!isRead || asksWho) && isJson(answer);
    const envelope = maySayWho ? ((await answer.json()) as Envelope<Opened | null>) : undefined;
    // A screen's own read may be answered after a new login, and must not end that session.
    const isOver =
      (answer.status === 401 && !isRead) ||
      (answer.ok && endsSession(request.method, path)) ||
      (asksWho && answer.ok && envelope?.data === null);
    if (sent.has("Authorization") && isOver) dropSession(headers);
    const isEnded = answer.ok && endsSession(request.method, path);
    if (isEnded && cookies[KEPT_PANEL_COOKIE] !== undefined) forgetKeptPanel(headers);
    if (!envelope) return new Response(answer.body, { status: answer.status, headers });
    // For a change, a browser sends its own origin.
    const origin = request.headers.get("origin") ?? (await caller.readSiteUrl()) ?? "";
    const body = JSON.stringify(withoutSession(envelope, headers, origin.startsWith("https:")));
    return new Response(body, { status: answer.status, headers });
  } catch (error) {
    const { failure } = unreachable(503, (error as Error).message);
    return Response.json(failure, { status: 503, headers: DATA_HEADERS });
  }
}

/** Largest body that is read as a whole before it goes on, in bytes. */
const MAX_READ = 64 * 1024;

/** Returns a request's body; as a stream where it is large or has no declared length. */
async function bodyOf(request: Request): Promise<ProviderRequest["body"]> {
  if (request.method === "GET" || request.method === "HEAD") return null;
  const length = Number(request.headers.get("content-length") || Number.NaN);
  return length <= MAX_READ ? request.arrayBuffer() : request.body;
}

const isJson = ({ headers }: Response) =>
  /^application\/json\b/.test(headers.get("content-type") ?? "");

const endsSession = (method: string, path: string) =>
  ["POST /logout", "DELETE /user", "DELETE /user/session"].includes(`${method} ${path}`);

/**
 * Makes a device forget the panel it keeps when the member logs out, on any page: its worker and
 * its files go with the storage of the site.
 * @param headers of the answer
 */
function forgetKeptPanel(headers: Headers): void {
  headers.set("clear-site-data", '"storage"');
  headers.append("set-cookie", serialize(KEPT_PANEL_COOKIE, "", { path: "/", maxAge: 0 }));
}

/**
 * Removes an opened session's secrets from an answer and writes the session to cookies.
 * @param headers of the answer, which get the cookies
 * @param isSecure whether the browser came by https
 */
function withoutSession(
  envelope: Envelope<Opened | null>,
  headers: Headers,
  isSecure: boolean,
): Envelope<unknown> {
  if (!envelope.success || typeof envelope.data?.token !== "string") return envelope;
  const { token, device, ...rest } = envelope.data;
  keepSession(headers, { token, device, idSite: rest.idSite }, isSecure);
  return { success: true, data: rest, message: envelope.message };
}

function picked(names: string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  );
}

/** Tells whether a request is not from another site's page. */
async function isOurs(
  { headers }: Request,
  cookies: Record<string, string>,
  { hosts, readSiteUrl }: ApiCaller,
): Promise<boolean> {
  const origin = {
    fetchSite: headers.get("sec-fetch-site"),
    origin: headers.get("origin"),
  };
  // Browsers say where an unsafe request comes from; only a server, without cookies, need not.
  const saysNothing = origin.fetchSite === null && origin.origin === null;
  if (saysNothing && cookies[TOKEN_COOKIE] !== undefined) return false;
  if (isSameSite(origin, hosts)) return true;
  const siteUrl = await readSiteUrl();
  return siteUrl !== undefined && isSameSite(origin, [siteUrl]);
}

async function refuse({ headers }: Request): Promise<Response> {
  const locale = localeFromCode(headers.get("userlang") ?? "") ?? DEFAULT_LOCALE;
  const { errors } = await messagesOf(locale);
  const failure: ErrorResponse = {
    success: false,
    data: { code: "FORBIDDEN", errors: {} },
    message: errors.otherSite,
  };
  return Response.json(failure, { status: 403, headers: DATA_HEADERS });
}
