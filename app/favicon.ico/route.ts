import { connection } from "next/server";
import { bootstrap } from "@/lib/site/bootstrap";
import { siteIconUrl } from "@/lib/site/site-icon";

/** Redirects to the site's icon where no page has named it: for a PDF, or a page just left. */
export async function GET(): Promise<Response> {
  // Not at build: there is no provider then.
  await connection();
  const url = siteIconUrl(await bootstrap("fr"));
  return url
    ? new Response(null, {
        status: 307,
        headers: { location: url, "cache-control": "max-age=3600" },
      })
    : new Response(null, { status: 404 });
}
