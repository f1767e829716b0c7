import { unreachable } from "@/lib/api/call";
import { askProvider } from "@/lib/api/provider";
import type { Failure } from "@/lib/contract/envelope";
import { messagesOf } from "@/lib/i18n/messages";
import { DEFAULT_LOCALE, localeFromCode } from "@/lib/rules/locale-code";
import { isSameSite } from "@/lib/rules/same-site";
import { bootstrap } from "@/lib/site/bootstrap";

/** Headers of the browser, or of a payment's notice, that the provider needs. */
const SENT = [
  ...["accept", "content-type", "userlang", "idempotency-key", "origin", "referer"],
  ...["stripe-signature", "x-gateway-signature"],
];
/** Headers of its answer that the browser needs; an answer need not be JSON. */
const RETURNED = [
  ...["content-type", "content-disposition", "content-security-policy"],
  ...["location", "retry-after"],
];

/** The one door to the provider for browsers (§7): same origin, token from the HttpOnly cookie. */
async function door(request: Request): Promise<Response> {
  if (request.method !== "GET" && !(await isOurs(request))) return await refuse(request);
  const url = new URL(request.url);
  try {
    const answer = await askProvider(
      url.pathname.slice("/api".length) + url.search,
      // As it is, to the byte: notices are signed over it.
      { method: request.method, headers: picked(SENT, request.headers), body: request.body },
      request.headers.get("x-forwarded-for") ?? "unknown",
    );
    const headers = picked(RETURNED, answer.headers);
    headers.set("cache-control", "no-store");
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    const { failure } = unreachable(503, (error as Error).message);
    return Response.json(failure, { status: 503 });
  }
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
async function isOurs({ headers }: Request): Promise<boolean> {
  const origin = {
    fetchSite: headers.get("sec-fetch-site"),
    origin: headers.get("origin"),
  };
  // The server keeps the first of these only from a proxy that it trusts.
  const hosts = [headers.get("x-forwarded-host"), headers.get("host")].filter((h) => h !== null);
  if (isSameSite(origin, hosts)) return true;
  const { info } = await bootstrap(DEFAULT_LOCALE);
  return info !== undefined && isSameSite(origin, [info.url]);
}

async function refuse({ headers }: Request): Promise<Response> {
  const locale = localeFromCode(headers.get("userlang") ?? "") ?? DEFAULT_LOCALE;
  const { errors } = await messagesOf(locale);
  const failure: Failure = {
    success: false,
    data: { code: "FORBIDDEN", errors: {} },
    message: errors.otherSite,
  };
  return Response.json(failure, { status: 403 });
}

export { door as DELETE, door as GET, door as POST, door as PUT };
