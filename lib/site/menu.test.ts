import { describe, expect, it } from "vitest";
import type { Page } from "@/lib/contract/page";
import { menuOf } from "./menu";

let id = 0;
const page = (route: string, more: Partial<Page> = {}): Page => ({
  id: ++id,
  idSite: 72,
  idParent: null,
  order: id,
  type: "V1",
  role: null,
  isValid: true,
  isText: false,
  showInMenu: true,
  isFixedOnRight: false,
  useAbsoluteMenu: false,
  reload: false,
  isCustomHeader: false,
  isCustomFooter: false,
  menuIcon: null,
  cms: { isCmsPage: true, route },
  link: { type: "NONE", url: null, jsCode: null },
  title: route,
  url: `/${route}`,
  menuTitle: route,
  metaDescription: null,
  children: [],
  ...more,
});
const routes = (pages: Page[]): string[] => pages.map(({ cms }) => cms.route);

describe("menuOf", () => {
  it("has what is valid and shown, in its order, at each level", () => {
    const tree = {
      pages: [
        page("b", { order: 2 }),
        page("a", { order: 1, children: [page("a/2", { order: 9 }), page("a/1", { order: 3 })] }),
        page("hidden", { showInMenu: false }),
        page("invalid", { isValid: false }),
      ],
      rightFixed: [page("reserver"), page("old", { isValid: false })],
    };
    const { entries, fixed } = menuOf(tree, { HIDE_CONTACT_PAGE: false, IS_BLOG_ACTIVATED: true });
    expect(routes(entries)).toEqual(["a", "b"]);
    expect(routes(entries[0]?.children ?? [])).toEqual(["a/1", "a/2"]);
    expect(routes(fixed)).toEqual(["reserver"]);
  });

  it("leaves the contact page out when the site hides it", () => {
    const tree = { pages: [page("write-to-us", { role: "CONTACT" }), page("x")], rightFixed: [] };
    expect(
      routes(menuOf(tree, { HIDE_CONTACT_PAGE: true, IS_BLOG_ACTIVATED: true }).entries),
    ).toEqual(["x"]);
  });
});
