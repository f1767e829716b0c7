import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { setTestSealingKey } from "@/testing/test-sealing-key";
import { isSealedAnew, seal, sealingKey, setSealingKeys, unseal } from "./seal";

afterEach(setTestSealingKey);

it("opens to what was sealed, however long", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 3000 }), (text) => {
      expect(unseal(seal(text, "code"), "code")).toBe(text);
    }),
  );
  expect(unseal(seal("é".repeat(50_000), "html"), "html")).toBe("é".repeat(50_000));
});

it("is sealed alike in one column, and otherwise in another or by another key", () => {
  const sealed = seal("a code", "code");
  expect(seal("a code", "code")).toBe(sealed);
  expect(seal("a code", "key")).not.toBe(sealed);
  expect(sealed).not.toContain("a code");
  setSealingKeys([sealingKey("another key")]);
  expect(seal("a code", "code")).not.toBe(sealed);
});

it("opens neither in another column, nor changed, nor without its key", () => {
  const sealed = seal("a code", "code");
  expect(() => unseal(sealed, "key")).toThrow();
  const [kind, id, content = ""] = sealed.split(":");
  for (let at = 0; at < content.length; at += 7) {
    const letter = content[at] === "A" ? "B" : "A";
    const changed = [kind, id, content.slice(0, at) + letter + content.slice(at + 1)].join(":");
    expect(() => unseal(changed, "code"), String(at)).toThrow();
  }
  setSealingKeys([sealingKey("another key")]);
  expect(() => unseal(sealed, "code")).toThrow(/is not here/);
});

it("leaves nothing and what was never sealed as they are", () => {
  expect(seal("", "code")).toBe("");
  expect(unseal("", "code")).toBe("");
  expect(unseal("from before", "code")).toBe("from before");
});

it("opens by a former key, and says that it is to be sealed anew", () => {
  const sealed = seal("a code", "code");
  expect(isSealedAnew(sealed)).toBe(true);
  const former = sealingKey("a key that every test seals with");
  setSealingKeys([sealingKey("the next"), former]);
  expect(unseal(sealed, "code")).toBe("a code");
  expect(isSealedAnew(sealed)).toBe(false);
  expect(isSealedAnew("from before")).toBe(false);
});

it("seals nothing without a key", () => {
  setSealingKeys([]);
  expect(() => seal("a code", "code")).toThrow(/no key/);
});
