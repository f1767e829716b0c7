import { expect, it } from "vitest";
import { listPagePath, readListPage } from "./list-page";

it.each([
  ["/journal", "/journal", 1],
  ["/journal/page/2", "/journal", 2],
  ["/journal/page/10", "/journal", 10],
  ["/journal/routes/page/3", "/journal/routes", 3],
  ["/page/2", "/", 2],
  // Ordinary paths, of no list.
  ["/journal/page/1", "/journal/page/1", 1],
  ["/journal/page/0", "/journal/page/0", 1],
  ["/journal/page/02", "/journal/page/02", 1],
  ["/journal/page/12345", "/journal/page/12345", 1],
  ["/journal/page/2/", "/journal/page/2/", 1],
  ["/journal/page/deux", "/journal/page/deux", 1],
])("%s is of %s, page %i", (asked, path, number) => {
  expect(readListPage(asked)).toEqual({ path, number });
});

it.each([
  ["/journal", 1, "/journal"],
  ["/journal", 2, "/journal/page/2"],
  ["/", 3, "/page/3"],
])("the path of %s, page %i, is %s", (path, number, expected) => {
  expect(listPagePath(path, number)).toBe(expected);
});
