/**
 * End of a page of Next: the script that starts it, and its inline scripts, which hold the page's
 * data. The part before is content, and none of Next's scripts stand there.
 */
const PAGE_END =
  /(<script src="[^"]+" id="_R_" async=""><\/script>)((?:<script>[^<]*<\/script>)*)(<\/body><\/html>)$/;

const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const FIRST_DATA = "(self.__next_f=self.__next_f||[]).push(";
const DATA = "self.__next_f.push(";

/** Page whose inline scripts are joined, and that script; none without such a script. */
export interface JoinedPage {
  html: string;
  script: string | undefined;
}

/**
 * Joins the inline scripts at the end of a page, some sixty of them, so that one hash allows all. A
 * page with an end that Next is not known to write is left as it is, and runs no script.
 */
export function joinNextScripts(html: string): JoinedPage {
  const [, start = "", scripts = "", end = ""] = PAGE_END.exec(html) ?? [];
  const texts = scripts.slice("<script>".length, -"</script>".length).split("</script><script>");
  if (!scripts || !texts.every(isOfNext)) return { html, script: undefined };
  const script = texts.join(";");
  const content = html.slice(0, html.length - start.length - scripts.length - end.length);
  return { html: `${content}${start}<script>${script}</script>${end}`, script };
}

/** Tells whether a script is a call of one of Next's three functions with nothing but data. */
function isOfNext(text: string): boolean {
  const call = [TURBOPACK, FIRST_DATA, DATA].find((beginning) => text.startsWith(beginning));
  return (
    call !== undefined && /\);?$/.test(text) && isJson(text.slice(call.length).replace(/\);?$/, ""))
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
