import { newRouter } from "@/platform/http/router";
import type { ApiDocument } from "./api-document";
import { docsPage } from "./docs-page";
import { docsStyle } from "./docs-style";

/**
 * Serves the contract as a document and as a readable page, each made when it is first asked for:
 * that takes a good part of a second, and neither changes afterwards.
 * @param document gives the OpenAPI document of every router
 */
export function docsRouter(document: () => ApiDocument) {
  const router = newRouter();
  let json: string | undefined;
  let page: string | undefined;
  router.get("/openapi.json", (c) => {
    json ??= JSON.stringify(document());
    return c.body(json, 200, { "Content-Type": "application/json" });
  });
  router.use("/docs/*", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'self'");
  });
  router.get("/docs", async (c) => {
    page ??= String(await docsPage(document()));
    return c.html(page);
  });
  router.get("/docs/style.css", (c) => c.body(docsStyle, 200, { "Content-Type": "text/css" }));
  return router;
}
