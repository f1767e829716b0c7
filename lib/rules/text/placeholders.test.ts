import { expect, it } from "vitest";
import { fillPlaceholders } from "./placeholders";

it("fills in what has a value, and says what has none", () => {
  const values = { COMPANY_NAME: "Dupont & Fils <Nantes>", FAX: null };
  expect(fillPlaceholders("<p>{{COMPANY_NAME}}, fax {{FAX}}. {{OTHER}}!</p>", values)).toEqual({
    text: "<p>Dupont &amp; Fils &lt;Nantes&gt;, fax.!</p>",
    missing: ["FAX", "OTHER"],
  });
});

it("takes a value for what it is, placeholders and all", () => {
  expect(fillPlaceholders("{{A}}", { A: "{{B}} $& $1", B: "x" }).text).toBe("{{B}} $&amp; $1");
});

it.each([
  ["le {{FAX}} est", "le est"],
  ["RCS\u00A0{{FAX}} est", "RCS est"],
  ["a {{company_name}}b {{ FAX }}", "ab"],
  ["a {{constructor}} {{__proto__}}", "a"],
])("leaves no trace in %j", (text, filled) => {
  expect(fillPlaceholders(text, { FAX: null }).text).toBe(filled);
});
