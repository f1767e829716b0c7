import { describe, expect, it } from "vitest";
import { ADMIN_RESOURCES } from "./resources";

/** Every French text of a declaration. */
function frenchIn(part: unknown): string[] {
  if (!isPlain(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "fr" && typeof value === "string" ? [value] : frenchIn(value),
  );
}

const isPlain = (part: unknown): part is object =>
  Array.isArray(part) || Object.prototype.toString.call(part) === "[object Object]";

describe.each(ADMIN_RESOURCES.map((resource) => [resource.name, resource] as const))(
  "what the panel says of %s",
  (_, resource) => {
    const texts = frenchIn({ ...resource });

    it("has a no-break space in French before a colon, and a narrow one before the other high marks", () => {
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) {
        expect(text).not.toMatch(/(?<!\u00a0)[:»](?=\s|$)|«(?!\u00a0)|(?<!\u202f)[;!?](?=\s|$)/);
      }
    });
  },
);
