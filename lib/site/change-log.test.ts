import { expect, it } from "vitest";
import type { Change } from "@/lib/contract/change";
import { ChangeLog, tagsOfChange, tagsOfSources } from "./change-log";

it("knows what has changed since a count, and what has not", () => {
  const log = new ChangeLog();
  const before = log.count;
  log.note([{ kind: "page", id: 12 }, { kind: "fares" }]);
  const changed = (...tags: string[]) => log.isChangedSince(before, tags);
  expect([changed("page:12"), changed("fares"), changed("page:13", "fares")]).toEqual([
    true,
    true,
    true,
  ]);
  expect([changed("page:13"), changed("services"), changed()]).toEqual([false, false, false]);
  expect(log.isChangedSince(log.count, ["page:12", "fares"])).toBe(false);
});

it("ends what is made from any thing of a kind with each of them, and not the other way round", () => {
  expect(tagsOfChange({ kind: "productStock", id: 7 })).toEqual(["productStock:7", "productStock"]);
  expect(tagsOfChange({ kind: "stock" })).toEqual(["stock"]);
  const log = new ChangeLog();
  log.note([{ kind: "productStock", id: 7 }]);
  expect(log.isChangedSince(0, tagsOfSources([{ kind: "productStock" }]))).toBe(true);
  expect(log.isChangedSince(0, tagsOfSources([{ kind: "productStock", id: 8 }]))).toBe(false);
});

it("ends what is made from a thing in a language with a change in it, or in no language that is named", () => {
  const made = (code?: "fr_FR" | "en") =>
    tagsOfSources([{ kind: "component", slug: "hero", code }]);
  const ended = (change: Change) => {
    const log = new ChangeLog();
    log.note([change]);
    return [made("fr_FR"), made("en"), made()].map((tags) => log.isChangedSince(0, tags));
  };
  expect(ended({ kind: "component", slug: "hero", code: "en" })).toEqual([false, true, true]);
  expect(ended({ kind: "component", slug: "hero" })).toEqual([true, true, true]);
  expect(ended({ kind: "component", slug: "welcome" })).toEqual([false, false, false]);
});

it("ends all there is with a change of everything", () => {
  const log = new ChangeLog();
  log.note([{ kind: "everything" }]);
  expect(log.isChangedSince(0, tagsOfSources([{ kind: "news" }]))).toBe(true);
});

it("takes all for changed once it has forgotten what was, and goes on from there", () => {
  const log = new ChangeLog();
  for (let id = 0; id < 20_010; id += 1) log.note([{ kind: "page", id }]);
  expect(log.isChangedSince(0, ["fares"])).toBe(true);
  const now = log.count;
  log.note([{ kind: "fares" }]);
  expect(log.isChangedSince(now, ["fares"])).toBe(true);
  expect(log.isChangedSince(now, ["services"])).toBe(false);
});
