import { newArea } from "@/platform/area";
import type { ApiDocument } from "./api-document";
import { docsPage } from "./docs-page";
import { docsStyle } from "./docs-style";

/**
 * The readable page of the contract.
 * @param document gives the OpenAPI document of every area
 */
export function docsArea(document: () => ApiDocument) {
  const area = newArea();
  area.use("/docs/*", async (c, next) => {
    await next();
    c.header("Content-Security-Policy", "default-src 'none'; style-src 'self'");
  });
  area.get("/docs", (c) => c.html(docsPage(document())));
  area.get("/docs/style.css", (c) => c.body(docsStyle, 200, { "Content-Type": "text/css" }));
  return area;
}
