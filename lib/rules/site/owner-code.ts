/** Code that the owner of a site has set as parameters (§3, injected code). */
export interface OwnerCode {
  /** The texts of inline scripts. */
  scripts: string[];
  /** The https origins that the code names, from which it may load more. */
  origins: string[];
  /** Elements of it have styles of their own. */
  hasStyles: boolean;
  /** It shows pages of elsewhere. */
  hasFrames: boolean;
}

/** A site whose owner has set none. */
export const NO_CODE: OwnerCode = { scripts: [], origins: [], hasStyles: false, hasFrames: false };

const SCRIPT = /<script\b[^>]*>([\s\S]*?)<\/script\s*>/gi;
const ORIGIN = /https:\/\/[a-z0-9.-]+(?::\d+)?/gi;

/** What of the code of a site's parameters a browser is to run. */
export function ownerCode(parameters: {
  AFTER_BODY_HTML_TO_LOAD: string | null;
  SCRIPT_TO_LOAD: string | null;
}): OwnerCode {
  const html = parameters.AFTER_BODY_HTML_TO_LOAD ?? "";
  const script = parameters.SCRIPT_TO_LOAD ?? "";
  const inHtml = [...html.matchAll(SCRIPT)];
  const loading = [script, ...inHtml.map(([tag]) => tag)].join("\n");
  return {
    scripts: [script, ...inHtml.map(([, text]) => text ?? "")].filter(Boolean),
    origins: [...new Set(loading.toLowerCase().match(ORIGIN))],
    hasStyles: /<[^>]*\sstyle\s*=/i.test(html),
    hasFrames: /<iframe\b/i.test(html),
  };
}
