import { connection } from "next/server";
import { LOCALES } from "@/lib/rules/text/locale-code";
import { blogFeed } from "@/lib/seo/blog-feed";

/** Answers with the newest articles of the blog as RSS; 404 on a site without a blog. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  // Not at build: there is no provider then.
  await connection();
  const { locale: segment } = await params;
  const locale = LOCALES.find((known) => known === segment);
  const xml = locale && (await blogFeed(locale));
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}
