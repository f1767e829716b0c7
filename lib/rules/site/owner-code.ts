/** Code that the owner of a site has set as parameters (§3, injected code). */
export interface OwnerCode {
  /** What is added at the end of a page; empty where none is set. */
  html: string;
  /** The texts of its inline scripts. */
  scripts: string[];
  /** The texts of its style sheets. */
  styles: string[];
  /** The https origins that its scripts name, from which they may load more. */
  origins: string[];
  /** Elements of it have styles of their own. */
  hasStyles: boolean;
  /** It shows pages of elsewhere. */
  hasFrames: boolean;
}

/** A site whose owner has set none. */
export const NO_CODE: OwnerCode = {
  html: "",
  scripts: [],
  styles: [],
  origins: [],
  hasStyles: false,
  hasFrames: false,
};

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const ORIGIN = /https:\/\/[a-z0-9.-]+(?::\d+)?/gi;

/** Marks what the owner's code has put into a page. */
export const OWNER_CODE_MARK = "data-owner-code";

/** What of the code of a site's parameters a page brings, and a browser is to run. */
export function ownerCode(parameters: {
  AFTER_BODY_HTML_TO_LOAD: string | null;
  SCRIPT_TO_LOAD: string | null;
}): OwnerCode {
  const added = withUnixLines(parameters.AFTER_BODY_HTML_TO_LOAD);
  const script = withoutScriptTags(withUnixLines(parameters.SCRIPT_TO_LOAD));
  const inHtml = [...added.matchAll(SCRIPT)];
  const loading = [script, ...inHtml.map(([tag]) => tag)].join("\n");
  return {
    html:
      (added && `<div class="contents calm:hidden" ${OWNER_CODE_MARK}>${added}</div>`) +
      (script && `<script ${OWNER_CODE_MARK}>${script}</script>`),
    scripts: [script, ...inHtml.map(([, text]) => text ?? "")].filter(Boolean),
    styles: [...added.matchAll(STYLE)].map(([, text]) => text ?? ""),
    origins: [...new Set(loading.toLowerCase().match(ORIGIN))],
    hasStyles: /<[^>]*\sstyle\s*=/i.test(added),
    hasFrames: /<iframe\b/i.test(added),
  };
}

/** A browser hashes a text as it has parsed it, with line feeds alone. */
const withUnixLines = (text: string | null) => (text ?? "").replaceAll(/\r\n?/g, "\n");

/** A script that cannot end its own element, as React writes one. */
const withoutScriptTags = (script: string) =>
  script.replaceAll(/(<\/?)(s)(cript)/gi, (_, before: string, s: string, after: string) => {
    const escaped = s === "s" ? "\\u0073" : "\\u0053";
    return before + escaped + after;
  });
