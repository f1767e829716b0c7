import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path";

describe("returnPath", () => {
  it.each([
    ["/contacter-votre-chauffeur-prive", "/contacter-votre-chauffeur-prive"],
    ["/en/contact?from=mail#form", "/en/contact?from=mail#form"],
    ["/", "/"],
    ["/é", "/%C3%A9"],
    ["/a\r\nSet-Cookie: b", "/aSet-Cookie:%20b"],
  ])("goes back to %j", (path, back) => expect(returnPath(path)).toBe(back));

  it.each([
    null,
    "",
    "contact",
    "https://elsewhere.example/",
    "//elsewhere.example",
    "///elsewhere.example",
    "/\\elsewhere.example",
    "/\t/elsewhere.example",
    "/..//elsewhere.example",
    "/.//elsewhere.example",
    "javascript:alert(1)",
  ])("does not go to %j", (path) => expect(returnPath(path)).toBeUndefined());
});
