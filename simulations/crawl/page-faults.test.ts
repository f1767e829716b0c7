import { describe, expect, test } from "vitest";
import { type CrawledAnswer, foundLinks } from "./crawl-site";
import {
  alternateFaults,
  canonicalFaults,
  crawledPages,
  doubleFaults,
  linkFaults,
  pageFaults,
} from "./page-faults";
import { readDocument } from "./read-document";
import { listedPages, listFaults, MOST_BYTES, sizeFaults } from "./sitemap-faults";

const SITE = "https://x.example";

const html = (
  path: string,
  { lang = "fr", head = "", title = path, body = "<h1>Vins</h1>", other = true } = {},
) => `<!doctype html><html lang="${lang}"><head><title>${title}</title>
  <meta name="description" content="${title} en une phrase">
  <link rel="canonical" href="${SITE}${path}">
  ${
    other
      ? `<link rel="alternate" hreflang="fr" href="${SITE}${path.replace(/^\/en/, "")}">
  <link rel="alternate" hreflang="en" href="${SITE}/en${path.replace(/^\/en/, "")}">
  <link rel="alternate" hreflang="x-default" href="${SITE}${path.replace(/^\/en/, "")}">`
      : ""
  }
  ${head}</head><body>${body}</body></html>`;

const answer = (path: string, text: string | null, status = 200): CrawledAnswer => ({
  url: SITE + path,
  status,
  location: null,
  document: text === null ? null : readDocument(text),
  html: text ?? "",
});

/** Crawl of a page in two languages, and of what is changed about them. */
const crawl = (...others: CrawledAnswer[]) => {
  const both = [
    answer("/vins", html("/vins")),
    answer("/en/vins", html("/en/vins", { lang: "en" })),
    ...others,
  ];
  const links = both.flatMap((one) => foundLinks(one, SITE));
  return { origin: SITE, answers: new Map(both.map((one) => [one.url, one])), links };
};

test("pages that are as they should be have no fault", () => {
  const good = crawl();
  expect(crawledPages(good).flatMap(pageFaults)).toEqual([]);
  const all = [linkFaults, doubleFaults, canonicalFaults, alternateFaults].flatMap((of) =>
    of(good),
  );
  expect(all).toEqual([]);
});

test.each([
  ["two headings", { body: "<h1>Vins</h1><h1>Vins</h1>" }, "2 h1"],
  ["no heading", { body: "" }, "0 h1"],
  ["no language", { lang: "" }, "lang is"],
  ["another language than its path", { lang: "en" }, "lang is en at its path"],
  ["no title", { title: "" }, "titles"],
  ["two titles", { head: "<title>Vins</title>" }, "titles"],
  ["two descriptions", { head: '<meta name="description" content="x">' }, "descriptions"],
])("a page with %s is found", (_, about, fault) => {
  const [page] = crawledPages({ answers: new Map([["", answer("/vins", html("/vins", about))]]) });
  expect(page && pageFaults(page).join()).toContain(fault);
});

test("a drawing's title is none of the page", () => {
  expect(readDocument(html("/vins", { body: "<svg><title>x</title></svg>" })).titles).toHaveLength(
    1,
  );
});

describe("a link", () => {
  const led = (href: string, ...others: CrawledAnswer[]) =>
    linkFaults(
      crawl(answer("/", html("/", { body: `<a href="${href}">x</a>` })), ...others),
    ).join();

  test("to an address that is not there is found", () => {
    expect(led("/nulle-part", answer("/nulle-part", null, 404))).toContain("/nulle-part: 404");
  });
  test("to an anchor that its page lacks is found, and not one that it has", () => {
    expect(led("/vins#carte")).toContain("/vins#carte: no such");
    const card = answer("/carte", html("/carte", { body: '<h1 id="rouges">x</h1>' }));
    expect(led("/carte#rouges", card)).toBe("");
    expect(led("/carte#blancs", card)).toContain("#blancs");
  });
  test("to elsewhere is not followed", () => {
    expect(
      foundLinks(
        answer("/", html("/", { body: '<a href="https://y.example/">x</a><a href="tel:1">x</a>' })),
        SITE,
      ).map(({ to }) => to),
    ).not.toContain("https://y.example/");
  });
  test("of a redirection is followed", () => {
    const moved = { ...answer("/ancien", null, 308), location: "/vins" };
    expect(foundLinks(moved, SITE)).toEqual([
      { from: `${SITE}/ancien`, to: `${SITE}/vins`, anchor: "" },
    ]);
  });
});

describe("the same title and description", () => {
  const twin = (about: object) =>
    crawl(answer("/rouges", html("/rouges", { title: "/vins", other: false, ...about })));

  test("of two pages in one language are found", () => {
    const found = doubleFaults(twin({}));
    expect(found.map((fault) => fault.slice(0, 23))).toEqual([
      "the same of titles, fr ",
      "the same of description",
    ]);
  });
  test("of a page that is not indexed, or in another language, are none", () => {
    expect(doubleFaults(twin({ head: '<meta name="robots" content="noindex">' }))).toEqual([]);
    expect(doubleFaults(twin({ lang: "en" }))).toEqual([]);
  });
});

describe("a canonical", () => {
  test.each([
    ["is missing", html("/a").replace(/<link rel="canonical"[^>]+>/, ""), "0 canonicals"],
    [
      "is there twice",
      html("/a", { head: `<link rel="canonical" href="${SITE}/a">` }),
      "2 canonicals",
    ],
    ["is another page", html("/vins"), "its canonical is"],
  ])("that %s is found", (_, text, fault) => {
    expect(canonicalFaults(crawl(answer("/a", text))).join()).toContain(fault);
  });
  test("of a page of a query has to answer, and to name itself", () => {
    const filtered = answer("/a?tag=rouge", html("/a"));
    expect(canonicalFaults(crawl(filtered)).join()).toContain("its canonical answers undefined");
    expect(canonicalFaults(crawl(filtered, answer("/a", html("/a"))))).toEqual([]);
    expect(canonicalFaults(crawl(filtered, answer("/a", html("/vins")))).join()).toContain(
      "/a names",
    );
  });
});

describe("an alternate", () => {
  const found = (text: string) => alternateFaults(crawl(answer("/a", text))).join();

  test("that does not answer, or does not name the page back, is found", () => {
    expect(found(html("/a"))).toContain("en https://x.example/en/a does not name it back");
  });
  test("in another language than it says is found", () => {
    const both = crawl(answer("/a", html("/a")), answer("/en/a", html("/en/a", { lang: "fr" })));
    expect(alternateFaults(both).join()).toContain("is in fr, not in en");
  });
  test("of no default, of a default elsewhere, and none of the page itself are found", () => {
    expect(found(html("/a").replace(/<link[^>]*x-default[^>]*>/, ""))).toContain("no x-default");
    expect(
      found(html("/a").replace(/x-default" href="[^"]+/, `x-default" href="${SITE}/b`)),
    ).toContain("is none of them");
    expect(found(html("/a").replace(/hreflang="fr"/, 'hreflang="de"'))).toContain(
      "not itself in fr",
    );
  });
});

describe("a sitemap", () => {
  const entry = (path: string, about = "<lastmod>2026-11-20T09:00:00.000Z</lastmod>") =>
    `<url><loc>${SITE}${path}</loc>${about}</url>`;
  const sitemap = (...entries: string[]) =>
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${entries.join("")}</urlset>`;
  const now = new Date("2026-11-28T09:00:00Z");
  const found = (entries: string[], ...others: CrawledAnswer[]) =>
    listFaults(crawl(...others), listedPages(sitemap(...entries)), now).join("\n");
  const both = [entry("/vins"), entry("/en/vins")];

  test("that names each page as it is has no fault", () => {
    expect(found(both)).toBe("");
    expect(sizeFaults(sitemap(...both))).toEqual([]);
  });
  test.each([
    ["a page that is not there", entry("/a"), "answers undefined"],
    ["a page twice", entry("/vins"), "twice"],
    ["a page of no last change", entry("/en/vins", ""), "has no lastmod"],
    [
      "a page of a change to come",
      entry("/en/vins", "<lastmod>2027-01-01</lastmod>"),
      "has changed at",
    ],
    [
      "a picture that is not on the page",
      entry(
        "/en/vins",
        "<image:image><image:loc>https://x.example/a.webp</image:loc></image:image>",
      ),
      "does not show",
    ],
    [
      "another alternate",
      entry("/en/vins", '<xhtml:link hreflang="fr" href="https://x.example/b" />'),
      "in fr",
    ],
  ])("with %s is found", (_, text, fault) => {
    expect(found([...both, text])).toContain(fault);
  });
  test("with a page that is not to be indexed, or whose canonical is another, is found", () => {
    const hidden = answer("/a", html("/vins", { head: '<meta name="robots" content="noindex">' }));
    expect(found([...both, entry("/a")], hidden)).toContain("is not to be indexed");
    expect(found([...both, entry("/a")], hidden)).toContain("names https://x.example/vins");
  });
  test("without a page that is to be indexed is found", () => {
    expect(found([entry("/vins")])).toContain("/en/vins is to be indexed, and is not listed");
  });
  test("longer than search engines read, or in no namespace, is found", () => {
    expect(sizeFaults(sitemap().padEnd(MOST_BYTES + 1)).join()).toContain("bytes");
    expect(
      sizeFaults(sitemap(...Array.from({ length: 50_001 }, () => "<url></url>"))).join(),
    ).toContain("50001 addresses");
    const images = "<image:loc>https://x.example/a.webp</image:loc>".repeat(1_001);
    expect(sizeFaults(sitemap(entry("/vins", images))).join()).toContain("1001 images");
    expect(sizeFaults("<urlset></urlset>")).toHaveLength(2);
  });
});
