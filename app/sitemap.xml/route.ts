import { connection } from "next/server";
import { sitemapPart, siteSitemap } from "@/lib/seo/sitemap";
import { ADDRESSED } from "@/lib/site/addresses";

/** Answers with the sitemap; for a large site, `?part=products-3` gives one part of it. */
export async function GET(request: Request): Promise<Response> {
  // Not at build: there is no provider then.
  await connection();
  const part = new URL(request.url).searchParams.get("part");
  const xml = part === null ? await siteSitemap() : await partOf(part);
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}

async function partOf(part: string): Promise<string | undefined> {
  const [, name, number = ""] = /^(\w+)-([1-9]\d{0,4})$/.exec(part) ?? [];
  const kind = ADDRESSED.find((known) => known === name);
  return kind && sitemapPart(kind, Number(number));
}
