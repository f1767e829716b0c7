import type { MetadataRoute } from "next";
import { connection } from "next/server";
import { bootstrap } from "@/lib/site/bootstrap";

/** Lets search engines index all of an open site but the API and the panel. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Not at build: there is no provider then.
  await connection();
  const { info } = await bootstrap("fr");
  return {
    rules: info?.isBuilding
      ? { userAgent: "*", disallow: "/" }
      : { userAgent: "*", allow: "/", disallow: ["/api/", "/admin"] },
    ...(info ? { sitemap: `${info.url}/sitemap.xml` } : {}),
  };
}
