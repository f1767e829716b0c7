import { describe, expect, it } from "vitest";
import { isPagePath } from "./page-path";

describe("the path of a page", () => {
  it.each(["/", "/services", "/services/transfert-aeroport", "/vins/2024", "/a.b~c_d"])(
    "may be %s",
    (path) => expect(isPagePath(path)).toBe(true),
  );

  it.each(
    [
      ["", "services", "/services/", "//services", "/services//vtc", "/été", "/a b", "/a?b=c"],
      [
        "/api/cart",
        "/admin",
        "/en/wines",
        "/fr",
        "/media/hero.webp",
        "/product/12",
        "/sitemap.xml",
      ],
      ["/cart", "/checkout", "/account/orders", "/booking/CN-1", "/search", "/preview/page/1"],
    ].flat(),
  )("may not be %j", (path) => expect(isPagePath(path)).toBe(false));
});
