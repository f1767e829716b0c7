import { expect, it } from "vitest";
import { isEmailAddress, punycodeAddress } from "./email-address";

it.each([
  "marie@example.org",
  "anne-sophie.le-bihan+vtc@mail.example.co.uk",
  "o'neil@example.org",
  "MARIE@EXAMPLE.ORG",
  "a&b@example.org",
  "jean@château-exemple.fr",
  "ivan@пример.рф",
  "ivan@xn--e1afmkfd.xn--p1ai",
  "taro＠example.org",
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
  "jean@château",
  "jean@château-exemple.fr:25",
  "jean@château-exemple.fr/",
  "jean@château..fr",
  "jean@xn--a.fr",
  "jean@example.xn--",
  "jérôme@example.org",
  "ali٢@example.org",
])("%j cannot", (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

it("answers a long text at once", () => {
  const start = performance.now();
  isEmailAddress(`${"a-".repeat(5000)}@${"a-".repeat(5000)}`);
  expect(performance.now() - start).toBeLessThan(500);
});

it.each([
  ["jean@château-exemple.fr", "jean@xn--chteau-exemple-chb.fr"],
  ["jean@cha\u0302teau-exemple.FR", "jean@xn--chteau-exemple-chb.fr"],
  ["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["ivan@XN--E1AFMKFD.xn--p1ai", "ivan@xn--e1afmkfd.xn--p1ai"],
  ["Marie@Example.org", "Marie@Example.org"],
  ["ｔａｒｏ＠ｅｘａｍｐｌｅ．ｏｒｇ", "taro@example.org"],
  ["taro＠example.org", "taro@example.org"],
  ["château", "château"],
])("%s is kept as %s", (text, kept) => {
  expect(punycodeAddress(text)).toBe(kept);
  expect(punycodeAddress(kept)).toBe(kept);
});
