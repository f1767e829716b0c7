/** Code that the owner of a site has set as parameters (§3, injected code). */
export interface OwnerCode {
  /** HTML added at the end of a page; empty where none is set. */
  html: string;
  scripts: string[];
  styles: string[];
  /** https origins that its scripts name, from which they may load more. */
  origins: string[];
  hasStyles: boolean;
  hasFrames: boolean;
  /** True when something of it loads from other servers, and so waits until visitors accept it. */
  isFromElsewhere: boolean;
  toolHosts: ToolHosts;
}

/** Hosts that tools load from, call, and show in frames. */
export interface ToolHosts {
  scripts: string[];
  calls: string[];
  frames: string[];
}

export const NO_CODE: OwnerCode = {
  html: "",
  scripts: [],
  styles: [],
  origins: [],
  hasStyles: false,
  hasFrames: false,
  isFromElsewhere: false,
  toolHosts: { scripts: [], calls: [], frames: [] },
};

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const LOADED_ELSEWHERE =
  /<(?:script|iframe|img|source|video|audio|track|embed|object|link|input)\b[^>]*\s(?:src|srcset|href|data|poster)\s*=\s*["']?\s*(?:https?:)?\/\/|(?:url\(|@import)\s*["']?\s*(?:https?:)?\/\//i;
const ORIGIN = /https:\/\/[a-z0-9.-]+(?::\d+)?/gi;

/** Attribute of the elements that the owner's code has put into a page. */
export const OWNER_CODE_MARK = "data-owner-code";

export function ownerCode(parameters: {
  AFTER_BODY_HTML_TO_LOAD: string | null;
  SCRIPT_TO_LOAD: string | null;
}): OwnerCode {
  const added = withUnixLines(parameters.AFTER_BODY_HTML_TO_LOAD);
  const script = withoutScriptTags(withUnixLines(parameters.SCRIPT_TO_LOAD));
  const inHtml = [...added.matchAll(SCRIPT)];
  const loading = [script, ...inHtml.map(([tag]) => tag)].join("\n");
  const origins = [...new Set(loading.toLowerCase().match(ORIGIN))];
  const hasFrames = /<iframe\b/i.test(added);
  return {
    html:
      (added && `<div class="contents calm:hidden" ${OWNER_CODE_MARK}>${added}</div>`) +
      (script && `<script ${OWNER_CODE_MARK}>${script}</script>`),
    scripts: [script, ...inHtml.map(([, text]) => text ?? "")].filter(Boolean),
    styles: [...added.matchAll(STYLE)].map(([, text]) => text ?? ""),
    origins,
    hasStyles: /<[^>]*\sstyle\s*=/i.test(added),
    hasFrames,
    isFromElsewhere:
      origins.length > 0 || hasFrames || LOADED_ELSEWHERE.test(`${added}\n${script}`),
    toolHosts: NO_CODE.toolHosts,
  };
}

/** Converts line ends: a browser hashes a text as it has parsed it, with line feeds alone. */
const withUnixLines = (text: string | null) => (text ?? "").replaceAll(/\r\n?/g, "\n");

/** Escapes a script so that it cannot end its own element, as React does. */
const withoutScriptTags = (script: string) =>
  script.replaceAll(/(<\/?)(s)(cript)/gi, (_, before: string, s: string, after: string) => {
    const escaped = s === "s" ? "\\u0073" : "\\u0053";
    return before + escaped + after;
  });
