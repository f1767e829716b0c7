import { describe, expect, it } from "vitest";
import { demoSites } from "@/demonstration/sites";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { pageContentSchema } from "@/lib/contract/page";
import { editedHtml, joinedLayout } from "@/lib/layout/joined-layout";
import { EMPTY_LAYOUT, type Layout } from "@/lib/layout/layout";
import { readPageHtml, writtenHtml } from "@/lib/layout/layout-tree";
import { blockSlugs, liftedLayout } from "@/lib/layout/lifted-layout";
import { saidLayout } from "@/lib/layout/said-layout";
import { splitLayout } from "@/lib/layout/split-layout";
import { pagesOf } from "@/testing/site-pages";

const CODES = languageCodeSchema.options;

const layoutOf = (html: Partial<Record<LanguageCode, string>>): Layout => ({
  ...EMPTY_LAYOUT,
  ...splitLayout(html),
});
const joined = (layout: Layout, code: LanguageCode) => joinedLayout(saidLayout(layout, code)).html;
const read = (html: string) => writtenHtml(readPageHtml(html).children);

let drawn = 0;
const newKey = () => {
  drawn += 1;
  return `n${drawn}`;
};
const lift = (before: Layout, html: string, code: LanguageCode) =>
  liftedLayout({ html, code, before, newKey });

const builtPages = demoSites.flatMap((site) =>
  pagesOf(site).flatMap(({ path, page: { content } }) => {
    const html = CODES.map((code) => {
      const own = pageContentSchema.parse("type" in content ? content : content[code]);
      return [code, own.type === "GRAPE" ? own.html : ""] as const;
    });
    return html.some(([, own]) => own)
      ? [[`${site.site.id} ${path}`, Object.fromEntries(html)]]
      : [];
  }),
) as [string, Record<LanguageCode, string>][];

it("finds the pages of the page builder on both sites", () => {
  expect(builtPages.length).toBeGreaterThanOrEqual(3);
});

describe.each(builtPages)("the built page %s", (_, html) => {
  const layout = layoutOf(html);

  it.each(CODES)("is whole again with its texts in %s", (code) => {
    expect(joined(layout, code)).toBe(read(html[code]));
    expect(blockSlugs(layout.html)).toEqual(blockSlugs(html[code]));
  });

  it.each(CODES)("stays as it is when the editor has touched nothing, in %s", (code) => {
    expect(lift(layout, editedHtml(layout, code), code)).toEqual({ ...layout, blocks: [] });
  });

  it("has one structure, which says no word of a language", () => {
    expect(layout.html.replace(/<[^>]*>|\s/g, "")).toBe("");
  });
});

describe("a layout", () => {
  const PAGE = {
    fr_FR:
      '<section class="a"><h2>Titre</h2><p>Un <b>mot</b></p><img src="/media/a.webp" alt="Une vigne"></section>',
    en: '<section class="a"><h2>Title</h2><p>A <b>word</b></p><img src="/media/a.webp" alt="A vine"></section>',
  };

  it("holds structure once and words by language", () => {
    const { html, texts, descriptions } = layoutOf(PAGE);
    expect(html).toBe(
      '<section class="a"><h2 data-text="t1"></h2><p data-text="t2"></p><img src="/media/a.webp" data-text-alt="d1"></section>',
    );
    expect(texts).toEqual([
      { key: "t1", text: { fr_FR: "Titre", en: "Title" } },
      { key: "t2", text: { fr_FR: "Un <b>mot</b>", en: "A <b>word</b>" } },
    ]);
    expect(descriptions).toEqual([{ key: "d1", text: { fr_FR: "Une vigne", en: "A vine" } }]);
  });

  it("changes for all languages where its structure is changed in one", () => {
    const layout = layoutOf(PAGE);
    const moved = editedHtml(layout, "fr_FR").replace(/(<h2.*<\/h2>)(<p.*<\/p>)/, "$2$1");
    const now = lift(layout, moved, "fr_FR");
    expect(joined(now, "en")).toBe(
      '<section class="a"><p>A <b>word</b></p><h2>Title</h2><img src="/media/a.webp" alt="A vine"></section>',
    );
  });

  it("changes the words of one language alone", () => {
    const layout = layoutOf(PAGE);
    const now = lift(layout, editedHtml(layout, "en").replace("Title", "Heading"), "en");
    expect(joined(now, "en")).toContain("<h2>Heading</h2>");
    expect(joined(now, "fr_FR")).toBe(PAGE.fr_FR);
  });

  it("gives what is new a key, and shows it in the other language until that is written", () => {
    const layout = layoutOf(PAGE);
    const added = `${editedHtml(layout, "fr_FR")}<p>Nouveau</p>`;
    const now = lift(layout, added, "fr_FR");
    expect(now.texts.at(-1)?.text).toEqual({ fr_FR: "Nouveau", en: "" });
    expect(joined(now, "en")).toContain("<p></p>");
    // Borrowed words are nobody's translation.
    const shown = editedHtml(now, "en");
    expect(shown).toContain(">Nouveau</p>");
    expect(lift(now, shown, "en")).toEqual(now);
  });

  it("gives a copy texts of its own, in all languages", () => {
    const layout = layoutOf(PAGE);
    const html = editedHtml(layout, "fr_FR");
    const now = lift(layout, html + html, "fr_FR");
    expect(new Set(now.texts.map(({ key }) => key)).size).toBe(4);
    expect(joined(now, "en")).toBe(PAGE.en + PAGE.en);
  });

  it("loses no words where several texts become one", () => {
    const layout = layoutOf({
      fr_FR: "<p><b>Un</b> <i>deux</i></p>",
      en: "<p><b>One</b> <i>two</i></p>",
    });
    const html = editedHtml(layout, "fr_FR").replace("</p>", " trois</p>");
    const now = lift(layout, html, "fr_FR");
    expect(joined(now, "fr_FR")).toBe("<p><b>Un</b> <i>deux</i> trois</p>");
    expect(joined(now, "en")).toContain("<b>One</b> <i>two</i>");
  });

  it.each([
    ["a list", "<div><ul><li>a</li></ul></div>", "<div><ul><li>b</li><li>c</li></ul></div>"],
    [
      "a table",
      "<div><table><tbody><tr><td>a</td></tr></tbody></table></div>",
      "<div><table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table></div>",
    ],
    ["outermost elements", "<p>a</p>", "<h2>b</h2>"],
    ["classes", '<div><p class="x">a</p></div>', '<div><p class="y">a</p></div>'],
    [
      "pictures",
      '<div><img src="/media/a.webp" alt=""></div>',
      '<div><img src="/media/b.webp" alt=""></div>',
    ],
    [
      "blocks",
      '<div><div data-component="a"></div></div>',
      '<div><div data-component="b"></div></div>',
    ],
    ["a language that is not there", "<p>a</p>", undefined],
  ])("keeps what each language has where they differ in %s", (_, fr, en) => {
    const layout = layoutOf({ fr_FR: fr, ...(en !== undefined && { en }) });
    const bare = (html: string) => html.replace(/^<div>(<(?:p|h2)>.*)<\/div>$/, "$1");
    expect(bare(joined(layout, "fr_FR"))).toBe(fr);
    if (en !== undefined) expect(bare(joined(layout, "en"))).toBe(en);
  });

  it("leaves out the blocks that it does not show any more", () => {
    const block = (slug: string) => ({ slug, type: "TEXT", isHidden: false, conf: {} });
    const layout = {
      ...layoutOf({ fr_FR: '<div data-component="a"></div><div data-component="b"></div>' }),
      blocks: [block("a"), block("b")],
    };
    const now = lift(layout, '<div data-component="b"><p>Dessin</p></div>', "fr_FR");
    expect(now.blocks).toEqual([block("b")]);
    expect(now.html).toBe('<div data-component="b"></div>');
  });
});
