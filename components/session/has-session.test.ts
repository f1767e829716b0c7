import { expect, it, vi } from "vitest";
import { forgetSession, hasSession } from "./has-session";

function onPage(cookie: string) {
  vi.stubGlobal("document", { cookie, documentElement: { dataset: { site: "73" } } });
}

it.each([
  ["idSite=73", true],
  ["idSite=72", false],
  ["locale=fr; idSite=73", true],
  ["", false],
])("of %j says %s on site 73", (cookie, expected) => {
  onPage(cookie);
  expect(hasSession()).toBe(expected);
});

it("is none on a page of no site", () => {
  vi.stubGlobal("document", { cookie: "", documentElement: { dataset: {} } });
  expect(hasSession()).toBe(false);
});

it("is forgotten, and a neighbour's is left", () => {
  onPage("idSite=72");
  forgetSession();
  expect(document.cookie).toBe("idSite=72");
  onPage("idSite=73");
  forgetSession();
  expect(document.cookie).toMatch(/^idSite=; path=\/; expires=/);
});
