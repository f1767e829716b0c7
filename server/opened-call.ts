import { DEFAULT_LOCALE, type Locale, localeFromCode } from "@/lib/rules/text/locale-code";
import { errorPage, errorPagePolicy } from "./error-page";
import type { SiteIndex } from "./site-index";

/** The words of the page in place of a document: not there, asked too often, not now. */
const SAID = [404, 429, 500, 503] as const;

/**
 * The answer to a call that a browser opens as a page, as a link to a document does: the document, or a page
 * that says in the visitor's language why there is none.
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

/** Scripts fetch; what is opened navigates, and an older browser wants HTML. */
const isOpened = ({ method, headers }: Request): boolean =>
  method === "GET" &&
  (headers.get("sec-fetch-mode") ??
    (headers.get("accept")?.includes("text/html") && "navigate")) === "navigate";

/** The language of the link, else the one that was chosen on the site, else the browser's first one. */
function localeOf({ url, headers }: Request): Locale {
  const [, chosen] = /(?:^|;\s*)locale=(\w+)/.exec(headers.get("cookie") ?? "") ?? [];
  const [first] = (headers.get("accept-language") ?? "").split(/[-,;]/);
  const codes = [new URL(url).searchParams.get("userLang"), chosen, first];
  return codes.map((code) => localeFromCode(code ?? "")).find(Boolean) ?? DEFAULT_LOCALE;
}
