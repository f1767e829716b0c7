import { expect, it } from "vitest";
import { NO_CODE, ownerCode } from "@/lib/rules/site/owner-code";
import { readParameters } from "@/lib/site/parameters";
import type { SiteIndex } from "../site-index";
import { cacheHeaders } from "./shared-cache";

const keptFor = (value: string | null, script: string | null = null) => {
  const rows = [{ id: 1, type: "SHARED_CACHE_SECONDS", value }];
  const code = ownerCode({ AFTER_BODY_HTML_TO_LOAD: null, SCRIPT_TO_LOAD: script });
  const parameters = readParameters(rows as never);
  const site = { parameters, code: { fr: NO_CODE, en: code } } as unknown as SiteIndex;
  return cacheHeaders(72, site)["cache-control"];
};

it("lets no shared cache keep a page, unless the site says for how long", () => {
  expect(keptFor(null)).toBe("private, no-cache");
  expect(keptFor("0")).toBe("private, no-cache");
  expect(keptFor("-1")).toBe("private, no-cache");
  expect(keptFor("60")).toBe("public, max-age=0, s-maxage=60, must-revalidate");
  expect(keptFor("86400")).toBe("public, max-age=0, s-maxage=86400, must-revalidate");
  // A value out of its bounds, of an earlier version, is ignored.
  expect(keptFor("2592000")).toBe("private, no-cache");
  expect(cacheHeaders(72, undefined)["cache-control"]).toBe("private, no-cache");
});

it("names the site by which a shared cache drops its pages", () => {
  expect(cacheHeaders(72, undefined)["cache-tag"]).toBe("site-72");
});

it("lets no shared cache keep pages with the owner's code, which the staff would get", () => {
  expect(keptFor("60", "aChat()")).toBe("private, no-cache");
});
