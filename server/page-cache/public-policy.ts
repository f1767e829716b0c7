import { createHash } from "node:crypto";
import type { OwnerCode } from "@/lib/rules/site/owner-code";
import { AGE_DOOR_SCRIPT } from "@/lib/site/age-door-script";
import { SESSION_SCRIPT } from "@/lib/site/session-script";
import { joinNextScripts } from "./next-scripts";

/** Page with the policy under which a browser may show it. */
export interface PolicedPage {
  html: string;
  policy: string;
}

/**
 * Gives a public page the code that the owner of the site has set, at its end, and a policy under
 * which no script runs but the files of this site, those of the age door and the session, Next's own at the end
 * of each page, and that code. Other scripts may stand in the page: no hash of them is in the
 * policy. Nor does a style apply but the code's and those of the page's head, where only the site
 * itself writes.
 * @param added more HTML for its end, whose scripts are files of this site
 */
export function policedPage(page: string, owner: OwnerCode, added = ""): PolicedPage {
  const { html, script } = joinNextScripts(page);
  const scripts = [
    SESSION_SCRIPT,
    AGE_DOOR_SCRIPT,
    ...(script ? [script] : []),
    ...owner.scripts,
  ].map(hashSource);
  const styles = [...headStyles(html), ...owner.styles].map(hashSource);
  const sources = {
    scripts: [...new Set([...scripts, ...owner.origins, ...owner.toolHosts.scripts])],
    styles: [...new Set(styles)],
  };
  return { html: withEnd(html, owner.html + added), policy: publicPolicy(sources, owner) };
}

const DOCUMENT_END = "</body></html>";

/** Adds HTML to a page, behind everything that React has made and will make anew. */
const withEnd = (html: string, added: string): string =>
  added && html.endsWith(DOCUMENT_END)
    ? html.slice(0, -DOCUMENT_END.length) + added + DOCUMENT_END
    : html;

const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

function headStyles(html: string): string[] {
  const head = html.slice(0, Math.max(0, html.indexOf("</head>")));
  return [...head.matchAll(/<style\b[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text ?? "");
}

/**
 * Writes the policy of a page.
 * @param sources of the scripts that may run, and of the styles that may apply
 * @param owner of the code, which brings styles, calls and frames with it that nobody can know
 *   beforehand
 */
function publicPolicy(sources: { scripts: string[]; styles: string[] }, owner: OwnerCode): string {
  const isCode = owner.scripts.length > 0 || owner.origins.length > 0;
  const styles = isCode || owner.hasStyles ? ["'unsafe-inline'"] : sources.styles;
  const anywhere = isCode ? ["https:"] : [];
  const { calls, frames: toolFrames } = owner.toolHosts;
  const frames = isCode || owner.hasFrames ? ["https:"] : [...new Set(toolFrames)];
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...sources.scripts],
    ["style-src", "'self'", ...styles, ...anywhere],
    ["img-src", "'self'", "data:", "https:"],
    ["media-src", "'self'", "https:"],
    ["font-src", "'self'", ...anywhere],
    ["connect-src", "'self'", ...(isCode ? anywhere : new Set(calls))],
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
