import { DEFAULT_LOCALE, type Locale, localeFromCode } from "@/lib/rules/text/locale-code";
import { errorPage, errorPagePolicy } from "./error-page";
import type { SiteIndex } from "./site-index";

/** Statuses with words for the page in place of a document: not there, asked too often, not now. */
const SAID = [404, 429, 500, 503] as const;

/**
 * Answers a call that a browser opens as a page, as a link to a document does: with the document,
 * or a page that says in the visitor's language why there is none.
 */
export function openedAnswer(
  request: Request,
  answer: Response,
  site: SiteIndex | undefined,
): Response {
  const status = SAID.find((said) => said === answer.status);
  if (status === undefined || !isOpened(request)) return answer;
  const { pathname, search } = new URL(request.url);
  const html = errorPage(status, { path: pathname + search, locale: localeOf(request) }, site);
  const headers = new Headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": errorPagePolicy(html),
    "cache-control": "no-store",
  });
  const retryAfter = answer.headers.get("retry-after");
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  return new Response(html, { status, headers });
}

/**
 * Tells whether a call is opened as a page: scripts fetch, links navigate, old browsers want HTML.
 */
const isOpened = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  (headers.get("sec-fetch-mode") ??
    (headers.get("accept")?.includes("text/html") && "navigate")) === "navigate";

/** Finds the language of the link, else the one chosen on the site, else the browser's first. */
function localeOf({ url, headers }: Request): Locale {
  const [, chosen] = /(?:^|;\s*)locale=(\w+)/.exec(headers.get("cookie") ?? "") ?? [];
  const [first] = (headers.get("accept-language") ?? "").split(/[-,;]/);
  const codes = [new URL(url).searchParams.get("userLang"), chosen, first];
  return codes.map((code) => localeFromCode(code ?? "")).find(Boolean) ?? DEFAULT_LOCALE;
}
