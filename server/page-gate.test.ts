import { beforeEach, describe, expect, it, vi } from "vitest";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import type { PageLine } from "@/lib/contract/page";
import type { SiteFeature } from "@/lib/contract/site";
import { contentChanges } from "@/lib/site/change-log";
import { contentIndex, type FindContent } from "./content-index";
import { notFoundPath, pageGate } from "./page-gate";
import { type SiteIndex, type SiteIndexSource, siteIndexKeeper } from "./site-index";

vi.mock("server-only", () => ({}));

const language = (code: "fr_FR" | "en", isValid = true) => ({ code, isValid });

const index = (features: SiteFeature[]) =>
  ({
    info: { features, languages: [language("fr_FR"), language("en")] },
    parameters: { HIDE_CONTACT_PAGE: true, IS_BLOG_ACTIVATED: true },
    lists: { fr: [], en: [] },
    former: { fr: new Map(), en: new Map() },
  }) as unknown as SiteIndex;

/** Makes a provider with an index, or one that is away, and with pages at some paths. */
const source = (site: SiteIndex | undefined, ...paths: string[]): SiteIndexSource => ({
  load: async () => site ?? Promise.reject(new Error("away")),
  findPage: async (path) => (["/", ...paths].includes(path) ? pageAt(path) : undefined),
});
const pageAt = (url: string, more: Partial<PageLine> = {}) =>
  ({ url, role: null, cms: { isCmsPage: true, route: url }, ...more }) as PageLine;

const routes = {
  isFile: (path: string) => ["/media/72/car.webp", "/_next/static/x.js"].includes(path),
  routeOf: (path: string) =>
    [
      [/^\/[^/]+\/product\/[^/]+$/, "/[locale]/product/[slug]"],
      [/^\/[^/]+\/not-found\/[^/]+$/, "/[locale]/not-found/[what]"],
      [/^\/[^/]+\/(?:cart|account|auth)$/, "/[locale]/x"],
      [/^\/sitemap\.xml$/, "/sitemap.xml"],
    ].find(([pattern]) => (pattern as RegExp).test(path))?.[1] as string | undefined,
};

let products = 0;
beforeEach(() => {
  products = 0;
  provideEmbeddedPlatform({
    fetch: async ({ url }) => {
      products++;
      const isSold = url.endsWith("/product/7");
      return isSold
        ? Response.json({ success: true, data: {}, message: null })
        : Response.json(
            { success: false, data: { code: "NOT_FOUND", errors: {} }, message: "No." },
            { status: 404 },
          );
    },
  });
});

const gate = (site: SiteIndex | undefined, ...paths: string[]) =>
  pageGate(routes, siteIndexKeeper(source(site, ...paths)));

describe("what a path is on a site of rides", () => {
  it.each([
    ["/", "public"],
    ["/en", "public"],
    ["/tarifs", "public"],
    ["/en/tarifs", "public"],
    ["/nulle-part", "unknown"],
    ["/en/nulle-part", "unknown"],
    ["/wp-login.php", "unknown"],
    ["/%E0%A4%A", "unknown"],
    ["/not-found/page", "unknown"],
    ["/media/72/car.webp", "other"],
    ["/media/72/none.webp", "unknown"],
    ["/api/parameter", "other"],
    ["/_next/static/x.js", "other"],
    ["/_next/static/none.js", "unknown"],
    ["/_next/image", "other"],
    ["/sitemap.xml", "made-anew"],
    ["/account", "private"],
    ["/auth", "private"],
    ["/account/nulle-part", "unknown"],
    ["/booking/R72", "private"],
    ["/account/bookings", "private"],
    ["/cart", "unknown"],
    ["/en/checkout", "unknown"],
    ["/account/orders", "unknown"],
    ["/order/O72", "unknown"],
    ["/product/wine-7", "unknown"],
  ])("%s: %s", async (path, kind) => {
    expect(await gate(index(["RIDES"]), "/tarifs")(path)).toBe(kind);
    expect(products).toBe(0);
  });
});

describe("what a path is in a shop", () => {
  it.each([
    ["/cart", "private"],
    ["/account/orders", "private"],
    ["/en/account/bookings", "unknown"],
    ["/booking/R73", "unknown"],
    ["/product/wine-7", "public"],
    ["/product/wine-8", "unknown"],
    ["/product/wine", "unknown"],
  ])("%s: %s", async (path, kind) => {
    expect(await gate(index(["SHOP"]))(path)).toBe(kind);
  });

  it("asks once for the same product", async () => {
    const kindOf = gate(index(["SHOP"]));
    for (let times = 0; times < 10; times++) await kindOf("/product/wine-8");
    expect(products).toBe(1);
  });
});

it.each([
  ["/cart", "private"],
  ["/account/orders", "private"],
  ["/account/bookings", "private"],
  ["/en/booking/R73", "private"],
  ["/product/wine-7", "public"],
])("has %s where one rides and buys: %s", async (path, kind) => {
  expect(await gate(index(["RIDES", "SHOP"]))(path)).toBe(kind);
});

it("takes a path that it cannot tell for a page", async () => {
  expect(await gate(undefined)("/nulle-part")).toBe("public");
});

describe("the index of a site", () => {
  let now: number;
  let paths: string[];
  let isAway: boolean;
  const lookedFor: string[] = [];
  const keeper = () => {
    now = 100_000;
    paths = ["/tarifs"];
    isAway = false;
    lookedFor.length = 0;
    const load = async () => {
      if (isAway) throw new Error("away");
      return index(["RIDES"]);
    };
    const findPage = async (path: string) => {
      lookedFor.push(path);
      if (isAway) throw new Error("away");
      return paths.includes(path) ? pageAt(path) : undefined;
    };
    return siteIndexKeeper({ load, findPage }, () => now);
  };

  it("has a page that is new within seconds, and is asked for each path once until then", async () => {
    const kindOf = pageGate(routes, keeper());
    for (let times = 0; times < 50; times++) expect(await kindOf("/new")).toBe("unknown");
    expect(lookedFor).toEqual(["/new"]);
    paths.push("/new");
    now += 6_000;
    expect(await kindOf("/new")).toBe("public");
    for (let times = 0; times < 50; times++) await kindOf("/new");
    expect(lookedFor).toEqual(["/new", "/new"]);
  });

  it("has a page no longer once it is announced to be gone", async () => {
    const kindOf = pageGate(routes, keeper());
    expect(await kindOf("/tarifs")).toBe("public");
    paths = [];
    expect(await kindOf("/tarifs")).toBe("public");
    contentChanges().note([{ kind: "pages" }]);
    expect(await kindOf("/tarifs")).toBe("unknown");
  });

  it("is loaded again where a load that was under way had begun before a change", async () => {
    const loads: (() => void)[] = [];
    const load = () =>
      new Promise<SiteIndex>((resolve) => {
        const number = loads.length;
        loads.push(() => resolve({ ...index(["RIDES"]), number } as never));
      });
    const kept = siteIndexKeeper({ load, findPage: async () => undefined });
    const first = kept.current();
    contentChanges().note([{ kind: "parameters" }]);
    const after = kept.current();
    loads[0]?.();
    await expect.poll(() => loads.length).toBe(2);
    loads[1]?.();
    expect(await after).toMatchObject({ number: 1 });
    await first;
    expect(kept.isCurrent()).toBe(true);
    contentChanges().note([{ kind: "parameters" }]);
    expect(kept.isCurrent()).toBe(false);
  });

  it("stays good while the provider is away", async () => {
    const site = keeper();
    const kindOf = pageGate(routes, site);
    expect(await kindOf("/tarifs")).toBe("public");
    expect(await kindOf("/none")).toBe("unknown");
    isAway = true;
    now += 3_600_000;
    expect(await site.current()).toBeDefined();
    expect(await kindOf("/tarifs")).toBe("public");
    expect(await kindOf("/none")).toBe("unknown");
    // A path that nobody can tell is taken for a page: its render finds out.
    expect(await kindOf("/never-asked")).toBe("public");
  });

  it("does not show a page that a setting hides, nor one that is no page of the CMS", async () => {
    const findPage = async (path: string) =>
      path === "/contact"
        ? pageAt(path, { role: "CONTACT" })
        : pageAt(path, { cms: { isCmsPage: false, route: path } });
    const kindOf = pageGate(
      routes,
      siteIndexKeeper({ load: async () => index(["RIDES"]), findPage }),
    );
    expect(await kindOf("/contact")).toBe("unknown");
    expect(await kindOf("/elsewhere")).toBe("unknown");
  });
});

describe("what a path is on a site whose English is not valid", () => {
  const site = index(["RIDES"]);
  site.info.languages = [language("fr_FR"), language("en", false)] as never;
  const kindOf = gate(site, "/tarifs");

  it.each([
    ["/", "public"],
    ["/tarifs", "public"],
    ["/account", "private"],
    ["/en", "unknown"],
    ["/en/tarifs", "unknown"],
    ["/en/account", "unknown"],
    ["/en/product/7-a-wine", "unknown"],
  ])("%s is %s", async (path, kind) => {
    expect(await kindOf(path)).toBe(kind);
  });

  it("is said not to be there in French", () => {
    expect(notFoundPath("/en/tarifs", site)).toBe("/not-found/page");
    expect(notFoundPath("/en/tarifs", index(["RIDES"]))).toBe("/en/not-found/page");
  });
});

describe("what a path is below the pages that list contents", () => {
  const news = { url: "/nouvelles", role: "NEWS" as const };
  const blog = { url: "/carnet", role: "BLOG" as const };
  const CONTENTS: Record<string, Awaited<ReturnType<FindContent>>> = {
    "fr /nouvelles/ouverture": { kind: "CONTENT", type: "news" },
    "fr /nouvelles/ancien-nom": { kind: "MOVED" },
    "fr /nouvelles/retiree": { kind: "GONE" },
    "fr /carnet/routes": { kind: "CONTENT", type: "blog-folder" },
    "en /news/opening": { kind: "CONTENT", type: "news" },
  };
  let now = 100_000;
  let isAway = false;
  const asked: string[] = [];

  const site = (isBlogActivated = true) =>
    ({
      ...index(["RIDES"]),
      parameters: { HIDE_CONTACT_PAGE: true, IS_BLOG_ACTIVATED: isBlogActivated },
      lists: { fr: [news, blog], en: [{ ...news, url: "/news" }] },
    }) as unknown as SiteIndex;

  function gateOf(shown = site()) {
    asked.length = 0;
    isAway = false;
    const find: FindContent = async (path, locale) => {
      asked.push(`${locale} ${path}`);
      if (isAway) throw new Error("away");
      return CONTENTS[`${locale} ${path}`];
    };
    const keeper = siteIndexKeeper(source(shown, "/nouvelles", "/carnet", "/news"));
    return pageGate(
      routes,
      keeper,
      contentIndex(find, () => now),
    );
  }

  it.each([
    ["/nouvelles/ouverture", "public"],
    // Its render redirects to its present path.
    ["/nouvelles/ancien-nom", "public"],
    ["/nouvelles/retiree", "gone"],
    // Planned, or never published: the provider knows of nothing.
    ["/nouvelles/bientot", "unknown"],
    ["/en/news/opening", "public"],
    ["/en/nouvelles/ouverture", "unknown"],
    ["/nouvelles/page/2", "public"],
    ["/nouvelles/page/1", "unknown"],
    ["/nouvelles/ouverture/page/2", "unknown"],
    ["/carnet/routes/page/2", "public"],
    ["/nouvelles/retiree/page/2", "unknown"],
  ])("%s: %s", async (path, kind) => {
    expect(await gateOf()(path)).toBe(kind);
  });

  it("is nothing of a blog that is switched off", async () => {
    const kindOf = gateOf(site(false));
    expect(await kindOf("/carnet/routes")).toBe("unknown");
    expect(await kindOf("/carnet/page/2")).toBe("unknown");
    expect(asked).toEqual([]);
  });

  it("is asked for nowhere else", async () => {
    const kindOf = gateOf();
    for (const path of [
      "/nulle-part",
      "/a/b/c",
      "/nouvelles/a/b",
      "/nouvelles/A%20b",
      "/tarifs/x",
    ]) {
      expect(await kindOf(path)).toBe("unknown");
    }
    expect(asked).toEqual([]);
  });

  it("is asked for once, until a content of any kind changes or it may be new", async () => {
    const kindOf = gateOf();
    for (let times = 0; times < 20; times++) await kindOf("/nouvelles/ouverture");
    expect(asked).toHaveLength(1);
    contentChanges().note([{ kind: "parameters" }]);
    await kindOf("/nouvelles/ouverture");
    expect(asked).toHaveLength(1);
    contentChanges().note([{ kind: "content", of: "news" }]);
    await kindOf("/nouvelles/ouverture");
    expect(asked).toHaveLength(2);
    await kindOf("/nouvelles/bientot");
    now += 6_000;
    await kindOf("/nouvelles/bientot");
    expect(asked).toHaveLength(4);
  });

  it("is what it was, or a page, while the provider is away", async () => {
    const kindOf = gateOf();
    expect(await kindOf("/nouvelles/retiree")).toBe("gone");
    isAway = true;
    now += 3_600_000;
    expect(await kindOf("/nouvelles/retiree")).toBe("gone");
    expect(await kindOf("/nouvelles/jamais-vue")).toBe("public");
  });
});

it("has a page of its own for what was taken away, in the language of the path", () => {
  expect(notFoundPath("/en/news/old", index([]), "gone")).toBe("/en/not-found/gone");
  expect(notFoundPath("/nouvelles/vieille", index([]), "gone")).toBe("/not-found/gone");
});
