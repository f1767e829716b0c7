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
import { site72 } from "./site-72";

/** Screens of the application that the content may link to, besides its own pages. */
const SCREENS = ["/withdrawal"];

const MEDIA = fileURLToPath(new URL("../../../public/media/72/", import.meta.url));

/** Words that only the other language has, proper names apart. */
const ENGLISH = /\b(the|and|with|your|you|our|from|driver|fare|booking|ride|hour|station)\b/i;
const FRENCH = /\b(vous|nous|avec|votre|vos|notre|nos|une|pour|dans|chauffeuse|tarif|réserver)\b/i;
/** Names that are French in English too. */
const NAMES = /Estuaire Chauffeur Privé|Jardin des Plantes|Serpent d’océan/g;

const pages = withPaths(site72.pages);
const contents = pages.flatMap(({ page }) =>
  languageCode.options.map((code) =>
    pageContent.parse("type" in page.content ? page.content : page.content[code]),
  ),
);

describe("the pages of site 72", () => {
  it("are those of the specification, at the same paths in both languages", () => {
    expect(pages.map(({ path }) => path).sort()).toEqual([
      "/",
      "/contacter-votre-chauffeur-prive",
      "/cookie-policy",
      "/legal-notice",
      "/privacy-policy",
      "/reserver",
      "/sale-terms",
      "/services",
      "/services/chauffeur-prive-pour-les-escapades-touristiques",
      "/services/mise-a-disposition-vtc",
      "/services/transport-vip-avec-chauffeur-prive",
      "/services/transport-vtc-vip-et-premium",
      "/services/vtc-aeroport-nantes",
      "/services/vtc-gares-des-pays-de-la-loire",
      "/tarifs-courses-vtc",
      "/use-terms",
    ]);
  });

  it("use every configured block, and no other", () => {
    const used = contents.flatMap((content) =>
      content.type === "V1"
        ? content.components
        : [...content.html.matchAll(/data-component="([^"]+)"/g)].map(([, slug]) => slug),
    );
    const slugs = site72.components.map(({ slug }) => slug);
    expect([...new Set(used)].sort()).toEqual(slugs.toSorted());
  });

  it("have one heading of the first level where the page builder makes them", () => {
    const built = contents.filter((content) => content.type === "GRAPE");
    expect(built.length).toBeGreaterThanOrEqual(4);
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

describe("the blocks of site 72", () => {
  it("have settings of their type, in both languages", () => {
    for (const { slug, type, conf } of site72.components) {
      for (const code of languageCode.options) {
        const block = { slug, type, conf: conf[code] };
        expect(componentConf.parse(block)).toEqual(block);
      }
    }
  });

  it("show element lists and calendars that exist", () => {
    const routes = new Set(site72.elements.map(({ route }) => route));
    for (const { type, conf } of site72.components) {
      if (type === "ELEMENT_LIST") expect(routes).toContain(conf.fr_FR.route);
      if (type === "FARE_CALCULATOR" || type === "BOOKING_FORM") {
        expect(site72.calendars[conf.fr_FR.idCalendar - 1]).toBeDefined();
      }
    }
  });

  it("leave out the service of the page one is on", () => {
    const urls = site72.services.map(({ words }) => words.fr_FR.url);
    for (const { type, conf } of site72.components) {
      if (type === "SERVICE_CARDS" && conf.fr_FR.except) {
        expect(urls).toContain(conf.fr_FR.except);
      }
    }
  });
});

describe("what site 72 refers to", () => {
  const data = JSON.stringify(site72);

  it("is a page of its own, for every internal link", () => {
    const paths = new Set(pages.map(({ path }) => path));
    const links = [...data.matchAll(/(?:href=\\"|"url":")(\/(?!media\/)[^"\\#]*)/g)];
    expect(links.length).toBeGreaterThan(100);
    for (const [, path] of links) expect(new Set([...paths, ...SCREENS])).toContain(path);
  });

  it("is a picture that was made, and none was made for nothing", () => {
    const files = [...data.matchAll(/\/media\/72\/([^"\\]+)/g)].map(([, file]) => file);
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
    for (const font of site72.fonts) {
      siteInfo.shape.fonts.element.parse({ color: null, style: "normal", ...font });
    }
    expect(site72.languages.map(({ code }) => code)).toEqual(languageCode.options);
  });
});

describe("the texts of site 72", () => {
  const texts = { fr_FR: textsOf(site72, "fr_FR"), en: textsOf(site72, "en") };

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
    for (const text of texts.en) expect(text.replace(NAMES, "")).not.toMatch(FRENCH);
  });

  it("keep figures and their units on one line", () => {
    for (const text of texts.fr_FR) expect(text).not.toMatch(/\d (?:h|min|km|€|%|\d)/);
  });
});

/** Every page with its path. */
function withPaths(of: PageData[], parent = ""): { path: string; page: PageData }[] {
  return of.flatMap((page) => {
    const path = `${parent}/${page.slug}`;
    return [{ path, page }, ...withPaths(page.children ?? [], path)];
  });
}
