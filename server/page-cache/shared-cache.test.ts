import { expect, it } from "vitest";
import { readParameters } from "@/lib/site/parameters";
import type { SiteIndex } from "../site-index";
import { cacheHeaders } from "./shared-cache";

const keptFor = (value: string | null) => {
  const rows = [{ id: 1, type: "SHARED_CACHE_SECONDS", value }];
  const site = { parameters: readParameters(rows as never) } as unknown as SiteIndex;
  return cacheHeaders(72, site)["cache-control"];
};

it("lets no shared cache keep a page, unless the site says for how long", () => {
  expect(keptFor(null)).toBe("private, no-cache");
  expect(keptFor("0")).toBe("private, no-cache");
  expect(keptFor("-1")).toBe("private, no-cache");
  expect(keptFor("60")).toBe("public, max-age=0, s-maxage=60, must-revalidate");
  expect(keptFor("2592000")).toBe("public, max-age=0, s-maxage=86400, must-revalidate");
  expect(cacheHeaders(72, undefined)["cache-control"]).toBe("private, no-cache");
});

it("names the site by which a shared cache drops its pages", () => {
  expect(cacheHeaders(72, undefined)["cache-tag"]).toBe("site-72");
});
