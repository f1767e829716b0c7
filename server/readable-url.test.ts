import { expect, it } from "vitest";
import { readableUrl } from "./readable-url";

it.each([
  ["/", "/"],
  ["/services?of=a/../b", "/services?of=a/../b"],
  ["/%C3%A9t%C3%A9", "/%C3%A9t%C3%A9"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/a/...", "/a/..."],
])("leaves an address as it is: %s", (url, same) => {
  expect(readableUrl(url)).toBe(same);
});

it.each([
  ["/fr/../legal-notice?EVIL=1", "/legal-notice?EVIL=1"],
  ["/api/../xyz/leak", "/xyz/leak"],
  ["/api/%2e%2E/xyz", "/xyz"],
  ["/admin/./day/..", "/admin/"],
  ["/../../etc", "/etc"],
  ["/\\", "//"],
  ["/a\\..\\b", "/b"],
  ["//host:99999/../b", "//b"],
  ["http://site.example/a/../b?c=1", "/b?c=1"],
  ["HTTP://site.example", "/"],
  ["http://[", "/"],
])("makes it what a browser would send: %s", (url, direct) => {
  expect(readableUrl(url)).toBe(direct);
});

it("gives what cannot be decoded by its letters", () => {
  expect(readableUrl("/a/%E0%A4%A?b=%")).toBe("/a/%25E0%25A4%25A?b=%");
});
