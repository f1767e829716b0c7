import { createHash } from "node:crypto";
import type { OwnerCode } from "@/lib/rules/site/owner-code";
import { AGE_DOOR_SCRIPT } from "@/lib/site/age-door-script";
import { joinNextScripts } from "./next-scripts";

/** A page with the policy under which a browser may show it. */
export interface PolicedPage {
  html: string;
  policy: string;
}

/**
 * Gives a public page the code that the owner of the site has set, at its end, and a policy under which
 * no script runs but the files of this site, the one of the age door, what Next writes at the end of
 * each page, and that code. Other scripts may stand in the page: no hash of them is in the policy. Nor
 * does a style apply but the code's and those of the page's head, where only the site itself writes.
 */
export function policedPage(page: string, owner: OwnerCode): PolicedPage {
  const { html, script } = joinNextScripts(page);
  const scripts = [AGE_DOOR_SCRIPT, ...(script ? [script] : []), ...owner.scripts].map(hashSource);
  const styles = [...headStyles(html), ...owner.styles].map(hashSource);
  const sources = {
    scripts: [...new Set([...scripts, ...owner.origins])],
    styles: [...new Set(styles)],
  };
  return { html: withCode(html, owner), policy: publicPolicy(sources, owner) };
}

const DOCUMENT_END = "</body></html>";

/** The page with the owner's code behind all that React has made and will make anew. */
const withCode = (html: string, owner: OwnerCode): string =>
  owner.html && html.endsWith(DOCUMENT_END)
    ? html.slice(0, -DOCUMENT_END.length) + owner.html + DOCUMENT_END
    : html;

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The styles of a page's head. */
function headStyles(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf("</head>")));
  return [...head.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text ?? "");
}

/**
 * @param sources what may run, and what may style the page
 * @param owner whose code brings styles, calls and frames with it that nobody can know beforehand
 */
function publicPolicy(sources: { scripts: string[]; styles: string[] }, owner: OwnerCode): string {
  const isCode = owner.scripts.length > 0 || owner.origins.length > 0;
  const styles = isCode || owner.hasStyles ? ["'unsafe-inline'"] : sources.styles;
  const anywhere = isCode ? ["https:"] : [];
  const frames = isCode || owner.hasFrames ? ["https:"] : [];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...sources.scripts],
    ["style-src", "'self'", ...styles, ...anywhere],
    ["img-src", "'self'", "data:", "https:"],
    ["media-src", "'self'", "https:"],
    ["font-src", "'self'", ...anywhere],
    ["connect-src", "'self'", ...anywhere],
    ["manifest-src", "'self'"],
    ...(frames.length > 0 ? [["frame-src", ...frames]] : []),
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'"],
    ["frame-ancestors", "'self'"],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}
