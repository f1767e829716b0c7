import { describe, expect, it } from "vitest";
import { isSameSite } from "./same-site";

const OURS = ["site.example", "https://www.site.example"];

describe("a request that changes something is refused when another site's page made it", () => {
  it.each([
    // Sec-Fetch-Site, Origin, may pass
    ["same-origin", "https://site.example", true],
    ["same-origin", null, true],
    ["same-origin", "null", true],
    ["none", null, true],
    ["cross-site", "https://evil.example", false],
    ["cross-site", "null", false],
    ["cross-site", "https://site.example", false],
    ["same-site", "https://blog.site.example", false],
    ["same-site", "https://www.site.example", true],
    ["same-site", null, false],
    ["something-new", null, false],
    [null, "https://site.example", true],
    [null, "https://SITE.example:443", true],
    [null, "http://site.example", true],
    [null, "https://www.site.example", true],
    [null, "https://site.example:8443", false],
    [null, "https://site.example.evil.example", false],
    [null, "https://evil.example/site.example", false],
    [null, "null", false],
    [null, "", false],
    [null, null, true],
  ])("Sec-Fetch-Site %s, Origin %s: %s", (fetchSite, origin, expected) => {
    expect(isSameSite({ fetchSite, origin }, OURS)).toBe(expected);
  });

  it("knows a host with the port that its scheme has anyway", () => {
    const request = { fetchSite: null, origin: "https://site.example" };
    expect(isSameSite(request, ["site.example:443"])).toBe(true);
    expect(isSameSite(request, ["site.example:80"])).toBe(false);
  });

  it("knows no page by an address that is none", () => {
    const request = { fetchSite: null, origin: "https://site.example" };
    expect(isSameSite(request, ["", "//", "not a host"])).toBe(false);
  });
});
