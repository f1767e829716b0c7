import { newRouter } from "@/platform/http/router";
import type { ApiDocument } from "./api-document";
import { docsPage } from "./docs-page";
import { docsStyle } from "./docs-style";

/**
 * The contract as a document and as a readable page, each made when it is first asked for: that
 * takes a good part of a second, and neither changes afterwards.
 * @param document gives the OpenAPI document of every area
 */
export function docsRouter(document: () => ApiDocument) {
  const area = newRouter();
  let json: string | undefined;
  let page: string | undefined;
  area.get("/openapi.json", (c) => {
    json ??= JSON.stringify(document());
    return c.body(json, 200, { "Content-Type": "application/json" });
  });
  area.use("/docs/*", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'self'");
  });
  area.get("/docs", async (c) => {
    page ??= String(await docsPage(document()));
    return c.html(page);
  });
  area.get("/docs/style.css", (c) => c.body(docsStyle, 200, { "Content-Type": "text/css" }));
  return area;
}
