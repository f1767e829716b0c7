import { expect, it } from "vitest";
import { likelyPages } from "./likely-pages";

const list = (paths: string) => paths.split(" ").map((path) => ({ path }));
const SITE = list("/services /tarifs /contact /reserver");

it.each([
  ["nothing is suggested", [], "/services /tarifs /contact /reserver"],
  ["one page is", list("/blog/train"), "/blog/train /services /tarifs /contact"],
  ["more are than half of the list", list("/a /b /c"), "/a /b /services /tarifs"],
  ["a page of the list is", list("/contact"), "/contact /services /tarifs /reserver"],
  ["a page is twice, or home", list("/ /a /a /b"), "/a /b /services /tarifs"],
])("is as long as the site's list where %s", (_, meant, expected) => {
  expect(likelyPages(meant, SITE)).toEqual(list(expected));
});

it("shows nothing on a site without pages to lead to", () => {
  expect(likelyPages(list("/a /b"), [])).toEqual([]);
});
