import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { bootstrap } from "@/lib/site/bootstrap";

/** All of the site may be indexed, but for what is behind it. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Not at build: there is no provider then.
  await connection();
  const { info } = await bootstrap("fr");
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/admin"] },
    ...(info ? { sitemap: `${info.url}/sitemap.xml` } : {}),
  };
}
