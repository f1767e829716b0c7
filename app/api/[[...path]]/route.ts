import { type NextRequest, NextResponse } from "next/server";
import { unreachable } from "@/lib/api/call";
import { askProvider } from "@/lib/api/provider";
import { dropSession, keepSession, sessionHeaders, TOKEN_COOKIE } from "@/lib/api/session-cookies";
import type { Opened } from "@/lib/contract/auth";
import type { Envelope, ErrorResponse } from "@/lib/contract/envelope";
import { messagesOf } from "@/lib/i18n/messages";
import { isSameSite } from "@/lib/rules/site/same-site";
import { codeFromLocale, DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";

/** Headers of the browser, or of a payment's notice, that the provider needs. */
const SENT = [
  ...["accept", "content-type", "userlang", "member", "idempotency-key"],
  ...["origin", "referer", "user-agent"],
  ...["stripe-signature", "x-gateway-signature"],
];
/** Headers of its answer that the browser needs; an answer need not be JSON. */
const RETURNED = [
  ...["content-type", "content-disposition", "content-security-policy"],
  ...["location", "retry-after"],
];

/** The one door to the provider for browsers (§7): same origin, token from the HttpOnly cookie. */
async function door(request: NextRequest): Promise<Response> {
  if (request.method !== "GET" && !(await isOurs(request))) return await refuse(request);
  const { pathname, search } = request.nextUrl;
  const path = pathname.slice("/api".length);
  const sent = picked(SENT, request.headers);
  // A document that a link opens is in the language of the link: a browser sends no header with it.
  const locale = localeFromCode(request.nextUrl.searchParams.get("userLang") ?? "");
  if (locale && !sent.has("userlang")) sent.set("userlang", codeFromLocale(locale));
  for (const header of sessionHeaders((name) => request.cookies.get(name)?.value)) {
    sent.set(...header);
  }
  try {
    const answer = await askProvider(
      path + search,
      // As it is, to the byte: notices are signed over it.
      { method: request.method, headers: sent, body: request.body },
      request.headers.get("x-forwarded-for") ?? "unknown",
    );
    const headers = picked(RETURNED, answer.headers);
    headers.set("cache-control", "no-store");
    const kind = { status: answer.status, headers };
    const asksWho = request.method === "GET" && path === "/user" && sent.has("Authorization");
    const text =
      (request.method !== "GET" || asksWho) && isJson(answer) ? await answer.text() : undefined;
    const response =
      text === undefined
        ? new NextResponse(answer.body, kind)
        : await withSession(request, text, kind);
    const isOver =
      answer.status === 401 ||
      (answer.ok && endsSession(request.method, path)) ||
      (asksWho && answer.ok && (JSON.parse(text ?? "{}") as Envelope<unknown>).data === null);
    if (sent.has("Authorization") && isOver) dropSession(response);
    return response;
  } catch (error) {
    const { failure } = unreachable(503, (error as Error).message);
    return Response.json(failure, { status: 503 });
  }
}

const isJson = ({ headers }: Response) =>
  /^application\/json\b/.test(headers.get("content-type") ?? "");

const endsSession = (method: string, path: string) =>
  ["POST /logout", "DELETE /user", "DELETE /user/session"].includes(`${method} ${path}`);

/**
 * The answer for the browser. A session that the provider opened goes into cookies, and its secrets
 * no further.
 */
async function withSession(
  request: NextRequest,
  text: string,
  kind: { status: number; headers: Headers },
): Promise<NextResponse> {
  const envelope = JSON.parse(text) as Envelope<Opened>;
  const { token, device, ...rest } = (envelope.success && envelope.data) || ({} as Opened);
  if (typeof token !== "string") return new NextResponse(text, kind);
  const response = new NextResponse(JSON.stringify({ ...envelope, data: rest }), kind);
  keepSession(response, { token, device, idSite: rest.idSite }, await isSecure(request));
  return response;
}

/** Whether the browser came by https: it says so itself, of what changes something. */
async function isSecure({ headers }: NextRequest): Promise<boolean> {
  const { info } = await bootstrap(DEFAULT_LOCALE);
  return (headers.get("origin") ?? info?.url ?? "").startsWith("https:");
}

function picked(names: string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  );
}

/** False for what a page of another site made a browser send. */
async function isOurs({ headers, cookies }: NextRequest): Promise<boolean> {
  const origin = {
    fetchSite: headers.get("sec-fetch-site"),
    origin: headers.get("origin"),
  };
  // Every browser says where an unsafe request comes from; only a server, without cookies, need not.
  const saysNothing = origin.fetchSite === null && origin.origin === null;
  if (saysNothing && cookies.has(TOKEN_COOKIE)) return false;
  // The server keeps the first of these only from a proxy that it trusts.
  const hosts = [headers.get("x-forwarded-host"), headers.get("host")].filter((h) => h !== null);
  if (isSameSite(origin, hosts)) return true;
  const { info } = await bootstrap(DEFAULT_LOCALE);
  return info !== undefined && isSameSite(origin, [info.url]);
}

async function refuse({ headers }: Request): Promise<Response> {
  const locale = localeFromCode(headers.get("userlang") ?? "") ?? DEFAULT_LOCALE;
  const { errors } = await messagesOf(locale);
  const failure: ErrorResponse = {
    success: false,
    data: { code: "FORBIDDEN", errors: {} },
    message: errors.otherSite,
  };
  return Response.json(failure, { status: 403 });
}

export { door as DELETE, door as GET, door as POST, door as PUT };
