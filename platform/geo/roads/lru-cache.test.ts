import { expect, it } from "vitest";
import { lruCache } from "./lru-cache";

it("forgets what was not asked for the longest", () => {
  const cache = lruCache<number>(2);
  cache.set("a", 1);
  cache.set("b", 2);
  expect(cache.get("a")).toBe(1);
  cache.set("c", 3);
  expect(cache.get("b")).toBeUndefined();
  expect(cache.get("a")).toBe(1);
  expect(cache.get("c")).toBe(3);
});

it("keeps the last value of a key and counts it once", () => {
  const cache = lruCache<number>(2);
  cache.set("a", 1);
  cache.set("a", 2);
  cache.set("b", 3);
  expect(cache.get("a")).toBe(2);
  expect(cache.get("b")).toBe(3);
});
