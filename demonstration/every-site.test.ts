import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictures as picturesOf72 } from "@/demonstration/72/pages/pictures";
import { pictures as picturesOf73 } from "@/demonstration/73/pages/pictures";
import { componentConfSchema } from "@/lib/contract/component";
import { CONTENTS } from "@/lib/contract/content/contents";
import { languageCodeSchema } from "@/lib/contract/locale";
import { siteInfoSchema } from "@/lib/contract/site";
import {
  builtContentsOf,
  contentPathsOf,
  contentsOf,
  internalLinksOf,
  pagesOf,
} from "@/testing/site-pages";
import { demoSites } from "./sites";

/** Screens of the application that the content may link to, besides its own pages. */
const SCREENS = ["/withdrawal"];

const PICTURES: Record<number, typeof picturesOf72 | typeof picturesOf73> = {
  72: picturesOf72,
  73: picturesOf73,
};

/** Most bytes of a picture, before it is made small for a window. */
const MOST_BYTES = 400_000;

const BLOCK_OF_ROLE = {
  BOOKING_FORM: "BOOKING_FORM",
  CONTACT: "CONTACT_FORM",
  SHOP: "PRODUCT_LIST",
  NEWS: "CONTENT_LIST",
  BLOG: "CONTENT_LIST",
  ALBUMS: "CONTENT_LIST",
  ELEMENTS: "ELEMENT_LIST",
  REVIEWS: "REVIEWS",
};

/** Roles that every demonstration site has a page for. */
const OF_EVERY_SITE = ["CONTACT", "NEWS", "BLOG", "ALBUMS", "REVIEWS"];

const ROLE_OF_FEATURE = { RIDES: "BOOKING_FORM", SHOP: "SHOP" };

/** Pictures that only former pages name; a database from then shows them. */
const FORMER_PICTURES: Record<number, string[]> = {
  73: [
    ...["cave", "contact", "galerie-1", "galerie-3", "galerie-4"],
    ...["visites-mobile", "muscadet-les-aulnes-magnum"],
  ],
};

describe.each(demoSites.map((one) => [one.site.id, one] as const))("site %i", (id, site) => {
  const media = fileURLToPath(new URL(`../public/media/${id}/`, import.meta.url));
  const pages = pagesOf(site);
  const events = (site.contents ?? []).filter(
    ({ type, values }) => type === "element" && "startsAt" in values,
  );

  it("has something of every module, in both languages", () => {
    const has = {
      ...Object.fromEntries(
        CONTENTS.map(({ name }) => [name, (site.contents ?? []).some(({ type }) => type === name)]),
      ),
      page: site.pages.length > 0,
      news: site.news.length > 0,
      element: site.elements.length > 0,
      service: site.services.some(({ membersOnly }) => membersOnly),
      newsletter: site.newsletterLists.length > 0,
      "external reviews": new Set(site.externalReviews?.map(({ from }) => from)).size > 0,
    };
    // Services are rides: a site without them reserves none for its members.
    const lacking = site.site.features.includes("RIDES") ? [] : ["service"];
    const missing = Object.entries(has).flatMap(([name, isThere]) => (isThere ? [] : [name]));
    expect(missing).toEqual(lacking);
    for (const { words } of [...site.news, ...site.elements, ...(site.contents ?? [])]) {
      expect(Object.keys(words).toSorted()).toEqual(["en", "fr_FR"]);
      expect(words.en.title).not.toBe("");
    }
  });

  describe("its pages", () => {
    it("use every configured block, and no other", () => {
      const used = contentsOf(site).flatMap((content) =>
        content.type === "V1"
          ? content.components
          : [...content.html.matchAll(/data-component="([^"]+)"/g)].map(([, slug]) => slug),
      );
      const slugs = site.components.map(({ slug }) => slug);
      expect([...new Set(used)].sort()).toEqual(slugs.toSorted());
    });

    it("have one heading of the first level where the page builder makes them", () => {
      for (const { html } of builtContentsOf(site)) {
        // A page that begins with a block has the block's title.
        const own = /^\s*<div data-component=/.test(html) ? 0 : 1;
        expect(html.match(/<h1>/g) ?? []).toHaveLength(own);
      }
    });

    it("have the roles that its features need", () => {
      const roles = pages.flatMap(({ page }) => page.role ?? []);
      const needed = site.site.features.map((feature) => ROLE_OF_FEATURE[feature]);
      if (events.length > 0) needed.push("ELEMENTS");
      expect(roles.toSorted()).toEqual([...OF_EVERY_SITE, ...needed].toSorted());
    });

    it("hold what their role is about", () => {
      for (const { path, page } of pages) {
        if (!page.role) continue;
        const blocks = [page.content].flatMap((content) =>
          "type" in content && content.type === "V1" ? content.components : [],
        );
        const types = site.components.flatMap(({ slug, type }) =>
          blocks.includes(slug) ? [type as string] : [],
        );
        expect(types, path).toContain(BLOCK_OF_ROLE[page.role]);
      }
    });

    it("are described in 70 to 160 characters", () => {
      for (const { path, page } of pages) {
        for (const code of languageCodeSchema.options) {
          const { length } = page.words[code].metaDescription;
          expect(`${path} ${code} ${length >= 70 && length <= 160}`).toBe(`${path} ${code} true`);
        }
      }
    });
  });

  describe("its blocks", () => {
    it("have settings of their type, in both languages", () => {
      for (const { slug, type, conf } of site.components) {
        for (const code of languageCodeSchema.options) {
          const block = { slug, type, conf: conf[code] };
          expect(componentConfSchema.parse(block)).toMatchObject(block);
        }
      }
    });

    it("show element lists that exist", () => {
      const routes = new Set<unknown>(site.elements.map(({ route }) => route));
      for (const { values } of events) routes.add(values.route);
      for (const { type, conf } of site.components) {
        if (type === "ELEMENT_LIST") expect(routes).toContain(conf.fr_FR.route);
      }
    });
  });

  describe("what it refers to", () => {
    it("is a page of its own, or of a content, for every internal link", () => {
      const paths = new Set([
        ...pages.map(({ path }) => path),
        ...contentPathsOf(site),
        ...SCREENS,
      ]);
      for (const path of internalLinksOf(site)) expect(paths).toContain(path);
    });

    it("is a picture that was made, and none was made for nothing", () => {
      const src = new RegExp(`/media/${id}/([^"\\\\]+)`, "g");
      const files = [...JSON.stringify(site).matchAll(src)].map(([, file]) => file);
      const former = (FORMER_PICTURES[id] ?? []).map((name) => `${name}.webp`);
      expect([...new Set(files), ...former].sort()).toEqual(readdirSync(media).sort());
    });

    it("is a picture of the size it is said to have, and no heavier than one may be", async () => {
      const { galerie = [], ...named } = PICTURES[id] ?? {};
      const pictures = [...Object.values(named), ...galerie];
      expect(pictures).not.toHaveLength(0);
      for (const { fr_FR, en } of pictures) {
        const file = `${media}${fr_FR.src.split("/").pop()}`;
        const { width, height } = await sharp(file).metadata();
        expect(fr_FR).toMatchObject({ src: en.src, width, height });
        expect(en).toMatchObject({ width, height });
        expect(statSync(file).size, file).toBeLessThanOrEqual(MOST_BYTES);
      }
    });

    it("is a logo of the size it is said to have", async () => {
      for (const { filename, onlineImage } of site.logos) {
        const { width, height } = await sharp(media + filename).metadata();
        expect(onlineImage, filename).toMatchObject({ width, height });
      }
    });

    it("is a look that the contract takes", () => {
      for (const font of site.fonts) {
        siteInfoSchema.shape.fonts.element.parse({ color: null, style: "normal", ...font });
      }
      expect(site.languages.map(({ code }) => code)).toEqual(languageCodeSchema.options);
    });
  });
});
