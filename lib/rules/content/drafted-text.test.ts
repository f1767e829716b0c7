import { expect, it } from "vitest";
import { draftedText } from "./drafted-text";

it.each([
  ["LINE", "Le vin", { text: "Le vin", isHtml: false }],
  ["LINE", "2 < 3", { text: "2 < 3", isHtml: false }],
  ["RICH_TEXT", "Le vin", { text: "Le vin", isHtml: true }],
  ["TEXT", "<p>Le vin</p>", { text: "<p>Le vin</p>", isHtml: true }],
  ["LINES", ["blanc", "rouge"], { text: "blanc\nrouge", isHtml: false }],
  ["LINE", "/contact", undefined],
  ["LINE", "https://example.org", undefined],
  ["RICH_TEXT", "<p> </p>", undefined],
  ["TEXT", null, undefined],
  ["SLUG", "le-vin", undefined],
  ["CSS", "p { color: red }", undefined],
])("hands a translator of %s %j", (kind, value, drafted) => {
  expect(draftedText(kind, value)).toEqual(drafted);
});
