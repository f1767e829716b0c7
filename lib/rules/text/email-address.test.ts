import { expect, it } from "vitest";
import { isEmailAddress } from "./email-address";

it.each([
  "marie@example.org",
  "anne-sophie.le-bihan+vtc@mail.example.co.uk",
  "o'neil@example.org",
  "MARIE@EXAMPLE.ORG",
])("%s can be an address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  "",
  "marie",
  "marie@",
  "marie@example",
  "@example.org",
  ".marie@example.org",
  "marie..le@example.org",
  "marie@-example.org",
  "marie@example-.org",
  "marie le@example.org",
  "marie@example.org\nbcc: all@example.org",
  "<marie@example.org>",
])("%j cannot", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it("answers a long text at once", () => {
  const start = performance.now();
  isEmailAddress(`${"a-".repeat(5000)}@${"a-".repeat(5000)}`);
  expect(performance.now() - start).toBeLessThan(500);
});
