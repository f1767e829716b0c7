import { expect, it } from "vitest";
import { hasForeignScheme, isLinkAddress, typedLinkAddress } from "./link-address";

it.each([
  ["https://example.org/a", "https://example.org/a"],
  [" example.org/vins ", "https://example.org/vins"],
  ["nom@example.org", "mailto:nom@example.org"],
  ["/contact", "/contact"],
  ["#horaires", "#horaires"],
  ["tel:+33240000000", "tel:+33240000000"],
  ["javascript:alert(1)", undefined],
  ["//example.org", undefined],
  ["data:text/html,a", undefined],
  ["ici", undefined],
  ["", undefined],
])("%s leads to %s", (typed, address) => expect(typedLinkAddress(typed)).toBe(address));

it("keeps no script of a link that is pasted", () => {
  expect(isLinkAddress("javascript:alert(1)")).toBe(false);
});

it.each([
  ["javascript:alert(1)", true],
  ["\u0001 java\tscript:alert(1)", true],
  ["data:text/html,a", true],
  ["vbscript:a", true],
  ["https:", true],
  ["https://example.org", false],
  ["mailto:nom@example.org", false],
  ["/a:b", false],
  ["#a:b", false],
  ["page.html", false],
])("%j has a scheme of no link: %s", (address, isForeign) =>
  expect(hasForeignScheme(address)).toBe(isForeign),
);
