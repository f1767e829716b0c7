import { createHash } from "node:crypto";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { mailtoLink } from "@/lib/rules/text/mailto-link";
import { readParameters } from "@/lib/site/parameters";
import { rootRule, themeVariables } from "@/lib/theme/theme-variables";
import adminEn from "@/messages/en/admin.json";
import errorsEn from "@/messages/en/errors.json";
import adminFr from "@/messages/fr/admin.json";
import errorsFr from "@/messages/fr/errors.json";
import type { SiteIndex } from "./site-index";

const LANGUAGES = {
  fr: { ...errorsFr, ...adminFr.refused },
  en: { ...errorsEn, ...adminEn.refused },
};

const WORDS = {
  400: ["wrongRequest", "wrongRequestText"],
  403: ["notForMembers", "notForMembersText"],
  404: ["notFound", "notFoundText"],
  405: ["wrongRequest", "wrongRequestText"],
  429: ["tooMany", "tooManyText"],
  500: ["failed", "failedText"],
  503: ["unavailable", "unavailableText"],
} as const;
export type ErrorStatus = keyof typeof WORDS;

/** Returns the policy of such a page: it may load nothing but its own style. */
export function errorPagePolicy(html: string): string {
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
}

const LOOK = `body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--background-color,#121212);color:var(--font-color,#e8e6e1);font:400 1.125rem/1.6 ui-sans-serif,system-ui,sans-serif}
main{box-sizing:border-box;width:min(40rem,100%);padding:3rem 1.5rem;text-align:center}
.status{margin:0;color:var(--accent-color,#d4af37);font-size:3.5rem;font-weight:200;line-height:1}
h1{margin:1.5rem 0 .75rem;color:var(--heading-color,#fff);font-size:1.75rem;font-weight:300;line-height:1.25}
p{margin:.75rem 0}a{color:var(--accent-color,#d4af37);text-underline-offset:.25em}
.actions{display:flex;flex-wrap:wrap;gap:1rem;justify-content:center;margin:2rem 0}
.actions a{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.75rem;border:1px solid;text-decoration:none}
.actions a:first-child{border-color:var(--accent-color,#d4af37);background:var(--accent-color,#d4af37);color:var(--on-accent,#121212);font-weight:600}
.reach a{display:inline-block;padding:.5rem .75rem}`;

/**
 * Writes a whole page that needs neither the provider nor a script: what happened, and how to go
 * on. It wears the site's colours, and has its telephone, where they are known.
 * @param page its path as it was asked for, with its query, and its language
 */
export function errorPage(
  status: ErrorStatus,
  { path, locale }: { path: string; locale: Locale },
  site: SiteIndex | undefined,
): string {
  const words = LANGUAGES[locale];
  const [title, text] = WORDS[status];
  const parameters = site?.parameters ?? readParameters([]);
  const name = site ? (parameters.COMPANY_NAME ?? site.info.name) : "";
  const home = localisedPath("/", locale);
  const again =
    status === 400 || status === 403 || status === 404 || status === 405
      ? ""
      : `<a href="${escaped(safePath(path))}">${words.retry}</a>`;
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped([words[title], name].filter(Boolean).join(" · "))}</title>
<style>${rootRule(themeVariables(parameters, site?.info))}
${LOOK}</style>
</head>
<body>
<main>
<p class="status" aria-hidden="true">${status}</p>
<h1>${words[title]}</h1>
<p>${words[text]}</p>
<p class="actions">${again}<a href="${home}">${words.backHome}</a></p>
${reachUs(words.reachUs, site ? parameters : {})}
</main>
</body>
</html>
`;
}

interface Reachable {
  COMPANY_PHONE?: string | null;
  COMPANY_EMAIL?: string | null;
}

function reachUs(words: string, { COMPANY_PHONE: phone, COMPANY_EMAIL: email }: Reachable): string {
  const ways = [
    phone && `<a href="tel:${escaped(phone.replaceAll(/\s/g, ""))}">${escaped(phone)}</a>`,
    email && `<a href="${escaped(mailtoLink(email))}">${escaped(email)}</a>`,
  ].filter(Boolean);
  return ways.length > 0 ? `<p class="reach">${words}<br>${ways.join(" ")}</p>` : "";
}

/** Returns a path of this site only: `//host` would be another's. */
const safePath = (path: string): string => path.replace(/^[/\\]*/, "/");

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
