import { describe, expect, it } from "vitest";
import { isLike, partsLike } from "./is-like";

describe("a value of a form", () => {
  it.each<[unknown, unknown, boolean]>([
    ["a", "", true],
    [1, "", false],
    [undefined, "", false],
    [Number.NaN, 0, false],
    [null, { a: "" }, false],
    ["text", { a: "" }, false],
    [{}, { a: "" }, false],
    [{ a: "x", b: 1 }, { a: "" }, true],
    [{ a: { b: 1 } }, { a: { b: "" } }, false],
    [[], [""], true],
    [{}, [""], false],
    [["a", 1], [""], false],
    [[1, {}], [], true],
    [{ a: 1 }, { a: null }, true],
    [{}, { a: null }, true],
  ])("%j is like %j: %s", (value, sample, isIt) => {
    expect(isLike(value, sample)).toBe(isIt);
  });
});

describe("what a device keeps", () => {
  const samples = { city: { name: "" }, text: "", many: 0 };
  const empty: { city: object | null; text: string; many: number } = {
    city: null,
    text: "",
    many: 1,
  };

  it.each<[unknown, object]>([
    [undefined, {}],
    [null, {}],
    ["null", {}],
    [[], {}],
    [{ other: 1, __proto__: { text: "a" } }, {}],
    [{ city: null, text: null, many: null }, { city: null }],
    [{ city: {}, text: "a", many: "2" }, { text: "a" }],
    [{ city: { name: "Nantes" }, text: 1 }, { city: { name: "Nantes" } }],
  ])("of %j is good: %j", (kept, good) => {
    expect(partsLike(kept, samples, empty)).toEqual(good);
  });
});
