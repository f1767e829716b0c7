import { describe, expect, it, vi } from "vitest";
import { keepSession, sessionHeaders } from "./session-cookies";

// Sites 72 and 73 are at neighbouring hosts of example.com; this is 73.
vi.stubEnv("SITE_ID", "73");
vi.stubEnv("COOKIE_DOMAIN", "example.com");

describe("what goes to the provider", () => {
  it.each<[string, Record<string, string>, [string, string][]]>([
    ["a session of this site", { token: "t", idSite: "73" }, [["Authorization", "t"]]],
    ["a neighbour’s session", { token: "t", idSite: "72" }, []],
    ["a token that no site is named of", { token: "t" }, []],
    ["what is no token of ours", { token: "a b", idSite: "73" }, []],
    ["a device", { device: "d" }, [["Device", "d"]]],
  ])("of %s", (_, cookies, expected) => {
    expect(sessionHeaders((name) => cookies[name])).toEqual(expected);
  });
});

it("keeps a session on the parent domain, and the device on the host alone", () => {
  const headers = new Headers();
  keepSession(headers, { token: "t", idSite: 73, device: "d" }, true);
  const [token, idSite, device] = headers.getSetCookie();
  expect([token, idSite].every((set) => set?.includes("Domain=example.com"))).toBe(true);
  expect(device).toMatch(/^device=d;/);
  expect(device).not.toMatch(/domain/i);
});
