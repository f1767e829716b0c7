import { expect, it } from "vitest";
import { mailtoLink } from "./mailto-link";

it.each([
  ["marie@example.org", undefined, "mailto:marie@example.org"],
  ["marie@example.org", "R7K2QD", "mailto:marie@example.org?subject=R7K2QD"],
  ["a&b?c@example.org", "R7 & K2", "mailto:a%26b%3Fc@example.org?subject=R7%20%26%20K2"],
  ["jean@château.fr", undefined, "mailto:jean@xn--chteau-xta.fr"],
])("%s with %s is %s", (address, subject, link) => {
  expect(mailtoLink(address, subject)).toBe(link);
});
