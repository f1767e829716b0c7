import { DEFAULT_LOCALE, LOCALES } from "@/lib/rules/text/locale-code";
import { readPageStyle } from "@/lib/site/page-style";

/** Named by its content, so browsers keep it for a year; an older name redirects. */
const FOR_GOOD = "public, max-age=31536000, immutable";

/** Answers with the style sheet of a page's own HTML (`pageStylePath`). */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const language = searchParams.get("language");
  const locale = LOCALES.find((known) => known === language) ?? DEFAULT_LOCALE;
  const version = searchParams.get("v") ?? "";
  const style = await readPageStyle(searchParams.get("of") ?? "", locale, version);
  if (!style) return new Response(null, { status: 404 });
  return new Response(style.css, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": style.isCurrent ? FOR_GOOD : "no-cache",
    },
  });
}
