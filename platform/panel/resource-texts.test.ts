import { expect, it } from "vitest";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { WRONG_FRENCH_SPACE } from "@/testing/french-spaces";

/** Collects every French text of a declaration. */
function frenchIn(part: unknown): string[] {
  if (!isPlain(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "fr" && typeof value === "string" ? [value] : frenchIn(value),
  );
}

const isPlain = (part: unknown): part is object =>
  Array.isArray(part) || Object.prototype.toString.call(part) === "[object Object]";

it.each(ADMIN_RESOURCES.map((resource) => [resource.name, frenchIn({ ...resource })] as const))(
  "the panel's French of %s has French spaces",
  (_, texts) => {
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expect(text).not.toMatch(WRONG_FRENCH_SPACE);
  },
);
