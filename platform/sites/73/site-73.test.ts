import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { componentConf } from "@/lib/contract/component";
import { languageCode } from "@/lib/contract/locale";
import { pageContent } from "@/lib/contract/page";
import { siteInfo } from "@/lib/contract/site";
import { textsOf } from "@/platform/testing/site-texts";
import type { PageData } from "../site-data";
import { pictures } from "./pictures";
import { site73 } from "./site-73";

/** Screens of the application that the content may link to, besides its own pages. */
const SCREENS = ["/withdrawal"];

const MEDIA = fileURLToPath(new URL("../../../public/media/73/", import.meta.url));

/** Words that only the other language has, proper names apart. */
const ENGLISH = /\b(the|and|with|your|you|our|from|bottle|cellar|vineyard|winery|lees|grape)\b/i;
const FRENCH =
  /\b(vous|nous|avec|votre|vos|notre|nos|une|dans|bouteille|vigne|vendange|millésime)\b/i;
const pages = withPaths(site73.pages);
const contents = pages.flatMap(({ page }) =>
  languageCode.options.map((code) =>
    pageContent.parse("type" in page.content ? page.content : page.content[code]),
  ),
);

describe("the pages of site 73", () => {
  it("are those of an estate, at the same paths in both languages", () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([
      "/",
      "/contact",
      "/cookie-policy",
      "/domaine",
      "/legal-notice",
      "/privacy-policy",
      "/sale-terms",
      "/use-terms",
      "/vins",
      "/visites",
    ]);
  });

  it("use every configured block, and no other", () => {
    const used = contents.flatMap((content) =>
      content.type === "V1"
        ? content.components
        : [...content.html.matchAll(/data-component="([^"]+)"/g)].map(([, slug]) => slug),
    );
    const slugs = site73.components.map(({ slug }) => slug);
    expect([...new Set(used)].sort()).toEqual(slugs.toSorted());
  });

  it("have one heading of the first level where the page builder makes them", () => {
    const built = contents.filter((content) => content.type === "GRAPE");
    expect(built.length).toBe(2);
    for (const { html } of built) expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  it("are described in 70 to 160 characters", () => {
    for (const { path, page } of pages) {
      for (const code of languageCode.options) {
        const { length } = page.words[code].metaDescription;
        expect(`${path} ${code} ${length >= 70 && length <= 160}`).toBe(`${path} ${code} true`);
      }
    }
  });
});

describe("the blocks of site 73", () => {
  it("have settings of their type, in both languages", () => {
    for (const { slug, type, conf } of site73.components) {
      for (const code of languageCode.options) {
        const block = { slug, type, conf: conf[code] };
        expect(componentConf.parse(block)).toEqual(block);
      }
    }
  });

  it("show element lists that exist", () => {
    const routes = new Set(site73.elements.map(({ route }) => route));
    for (const { type, conf } of site73.components) {
      if (type === "ELEMENT_LIST") expect(routes).toContain(conf.fr_FR.route);
    }
  });
});

describe("what site 73 refers to", () => {
  const data = JSON.stringify(site73);

  it("is a page of its own, for every internal link", () => {
    const paths = new Set(pages.map(({ path }) => path));
    const links = [...data.matchAll(/(?:href=\\"|"url":")(\/(?!media\/)[^"\\#]*)/g)];
    expect(links.length).toBeGreaterThan(40);
    for (const [, path] of links) expect(new Set([...paths, ...SCREENS])).toContain(path);
  });

  it("is a picture that was made, and none was made for nothing", () => {
    const files = [...data.matchAll(/\/media\/73\/([^"\\]+)/g)].map(([, file]) => file);
    expect([...new Set(files)].sort()).toEqual(readdirSync(MEDIA).sort());
  });

  it("is a picture of the size it is said to have", async () => {
    const { galerie, ...named } = pictures;
    for (const { fr_FR, en } of [...Object.values(named), ...galerie]) {
      const { width, height } = await sharp(`${MEDIA}${fr_FR.src.split("/").pop()}`).metadata();
      expect(fr_FR).toMatchObject({ src: en.src, width, height });
      expect(en).toMatchObject({ width, height });
    }
  });

  it("is a look that the contract takes", () => {
    for (const font of site73.fonts) {
      siteInfo.shape.fonts.element.parse({ color: null, style: "normal", ...font });
    }
    expect(site73.languages.map(({ code }) => code)).toEqual(languageCode.options);
  });
});

describe("the texts of site 73", () => {
  const texts = { fr_FR: textsOf(site73, "fr_FR"), en: textsOf(site73, "en") };

  it("are many, and as many in both languages", () => {
    expect(texts.fr_FR.length).toBeGreaterThan(300);
    expect(texts.en.length).toBe(texts.fr_FR.length);
  });

  it("have French spaces and apostrophes", () => {
    for (const text of texts.fr_FR) {
      expect(text).not.toMatch(/(?<![\u00a0\u202f])[:;!?»](?=\s|$)/);
      expect(text).not.toMatch(/«(?![\u00a0\u202f])/);
      expect(text).not.toMatch(/['"]|\.\.\./);
    }
  });

  it("have English ones in English", () => {
    for (const text of texts.en) {
      expect(text).not.toMatch(/\s[:;!?]/);
      expect(text).not.toMatch(/['"«»]|\.\.\./);
    }
  });

  it("keep to their language", () => {
    for (const text of texts.fr_FR) expect(text).not.toMatch(ENGLISH);
    for (const text of texts.en) expect(text).not.toMatch(FRENCH);
  });

  it("keep figures and their units on one line", () => {
    for (const text of texts.fr_FR)
      expect(text).not.toMatch(/\d (?:h|min|km|€|%|cl|°C|ans|mois|ha|bouteilles|\d)/);
  });
});

/** Every page with its path. */
function withPaths(of: PageData[], parent = ""): { path: string; page: PageData }[] {
  return of.flatMap((page) => {
    const path = `${parent}/${page.slug}`;
    return [{ path, page }, ...withPaths(page.children ?? [], path)];
  });
}
