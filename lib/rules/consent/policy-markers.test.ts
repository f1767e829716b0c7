import { expect, it } from "vitest";
import { fillMarkers } from "./policy-markers";

const parts = {
  OUTSIDE_TOOLS: "<table></table>",
  COOKIE_CHOICE: "<p>$& choix</p>",
  COOKIES_IN_SHORT: "En bref.",
};

it.each([
  ["<h2>A</h2>\n{{OUTSIDE_TOOLS}}\n<p>b</p>", "<h2>A</h2>\n<table></table>\n<p>b</p>"],
  ["<p> {{ OUTSIDE_TOOLS }} </p>{{COOKIE_CHOICE}}", "<table></table><p>$& choix</p>"],
  ["<p>{{COOKIES_IN_SHORT}} {{COMPANY_NAME}}</p>", "<p>En bref. {{COMPANY_NAME}}</p>"],
  ["<p>{{OUTSIDE_TOOL}}</p>", "<p>{{OUTSIDE_TOOL}}</p>"],
])("fills %s", (text, filled) => {
  expect(fillMarkers(text, parts)).toBe(filled);
});
