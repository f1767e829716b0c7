import { expect, it } from "vitest";
import { panelPath, panelPlace } from "./panel-place";

it.each([
  ["/admin", { part: "day", item: null }],
  ["/admin/", { part: "day", item: null }],
  ["/admin/booking", { part: "booking", item: null }],
  ["/admin/booking/EST-7K2M4P", { part: "booking", item: "EST-7K2M4P" }],
  ["/admin/content", { part: "content", item: null }],
  ["/admin/content/news", { part: "content/news", item: null }],
  ["/admin/content/news/12", { part: "content/news", item: "12" }],
  ["/admin/stock/a%20b", { part: "stock", item: "a b" }],
  ["/admin/stock/%E0%A4%A", { part: "stock", item: "%E0%A4%A" }],
])("%s is %j", (path, place) => expect(panelPlace(path)).toEqual(place));

it("writes the path that it reads", () => {
  expect(panelPath("day")).toBe("/admin");
  expect(panelPlace(panelPath("stock", "a/b c"))).toEqual({ part: "stock", item: "a/b c" });
  expect(panelPath("content/blog-folder", 4)).toBe("/admin/content/blog-folder/4");
});
