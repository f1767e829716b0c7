import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { elementIn, itemsIn } from "./listing-keys";

let written: MockInstance;
beforeEach(() => {
  written = vi.spyOn(process.stderr, "write").mockReturnValue(true);
});

it("takes the items and the element from the keys of their listing", () => {
  expect(itemsIn("album", { albums: [1, 2] })).toEqual([1, 2]);
  expect(elementIn("blog-folder", { folder: { id: 7 } })).toEqual({ id: 7 });
  expect(elementIn("news", { promoted: null })).toBeNull();
  expect(written).not.toHaveBeenCalled();
});

it.each([
  ["a list without its key", () => itemsIn("news", {} as never), [], '"news"'],
  [
    "an element without its key",
    () => elementIn("blog-folder", {} as never),
    undefined,
    '"folder"',
  ],
  ["an unknown listing", () => itemsIn("films" as never, {} as never), [], '"keyList"'],
])("logs %s and yields nothing (§8)", (_, read, expected, key) => {
  expect(read()).toEqual(expected);
  expect(written).toHaveBeenCalledOnce();
  expect(String(written.mock.calls[0]?.[0])).toContain(key);
});
