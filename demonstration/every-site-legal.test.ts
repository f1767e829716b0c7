import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { legalParameters } from "@/lib/contract/parameter-catalogue/legal";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { fillMarkers, POLICY_MARKERS } from "@/lib/rules/consent/policy-markers";
import { fillPlaceholders } from "@/lib/rules/text/placeholders";
import { legalWording, lineOf } from "@/testing/legal-wording";
import { allValuesIn, valueIn } from "@/testing/site-values";
import { demoSites } from "./sites";

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);

const AUDIENCE_TOOLS = [
  "MATOMO_URL",
  "GOOGLE_TAG_MANAGER_IDS",
  "GOOGLE_ANALYTICS_ID",
  "GOOGLE_ADS_ID",
  "PLAUSIBLE_DOMAIN",
  "FACEBOOK_PIXEL_KEY",
  "SCRIPT_TO_LOAD",
];

const headings = (html: string) => [...html.matchAll(/<(h\d)>/g)].map(([, name]) => name);

/** Lists the numbers of each part under a heading, in order of size. */
const numbersBySection = (html: string) =>
  html.split(/<h[23]>/).map((part) => {
    const plain = lineOf(part).replace(/(\d)[,\u202F](?=\d{3}\b)/g, "$1");
    return (plain.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  });

describe.each(demoSites.map((one) => [one.site.id, one] as const))("site %i", (_, site) => {
  const paths = site.pages.map(({ slug }) => `/${slug}`);
  const textOf = (key: string, language: LanguageCode) => valueIn(site, key, language) ?? "";
  const said = { OUTSIDE_TOOLS: "<p>x</p>", COOKIE_CHOICE: "<p>x</p>", COOKIES_IN_SHORT: "X." };
  const filled = (html: string, language: LanguageCode) =>
    fillPlaceholders(fillMarkers(html, said), allValuesIn(site, language));

  const keys = Object.keys(legalParameters);
  const each = keys.flatMap((key) =>
    languageCodeSchema.options.map((language) => ({ key, language, html: textOf(key, language) })),
  );

  it("leaves what is said of tools and of the choice to the site, which knows whether it has any", () => {
    for (const { key, html } of each) {
      const told = POLICY_MARKERS.filter((marker) => html.includes(`{{${marker}}}`));
      const wanted = {
        COOKIE_POLICY: POLICY_MARKERS.slice(0, 2),
        PRIVACY_POLICY: POLICY_MARKERS.slice(2),
      };
      expect(told, key).toEqual(Object.entries(wanted).find(([name]) => name === key)?.[1] ?? []);
    }
  });

  describe.each(each)("$key in $language", ({ language, html }) => {
    it("is sound HTML: headings below the page's own, paragraphs, lists and tables", () => {
      const oneLine = (some: string) => some.replace(/[ \n]+/g, " ");
      expect(oneLine(String(processor.processSync(html)))).toBe(oneLine(html));
      const names = new Set([...html.matchAll(/<(\w+)/g)].map(([, name = ""]) => name));
      const allowed = "h2 h3 p ul ol li table thead tbody tr th td a em strong blockquote".split(
        " ",
      );
      expect([...names].filter((name) => !allowed.includes(name))).toEqual([]);
      expect(headings(html)[0]).toBe("h2");
    });

    it("has a value of the company for every placeholder", () => {
      for (const [, key = ""] of fillMarkers(html, said).matchAll(/\{\{(.*?)\}\}/g))
        expect(PARAMETERS).toHaveProperty(key);
      const { text, missing } = filled(html, language);
      expect(missing).toEqual([]);
      expect(text).not.toMatch(/[{}]/);
    });

    it("leads to pages that the site has", () => {
      for (const [, href = ""] of filled(html, language).text.matchAll(/href="([^"]*)"/g)) {
        if (href.startsWith("/")) expect(paths).toContain(href);
        else expect(href).toMatch(/^(https:\/\/|mailto:\S+@)/);
      }
    });

    it("is set as its language is", () => {
      const text = lineOf(html);
      expect(text).not.toMatch(/['"]/);
      if (language === "en") return;
      expect(text).not.toMatch(/ [;:!?»%€]|« |\d \d|\d (km|heures?|jours?|mois|minutes|ans)\b/);
    });
  });

  describe.each(keys)("%s says the same in both languages", (key) => {
    const [fr, en] = [textOf(key, "fr_FR"), textOf(key, "en")];

    it("under the same headings", () => {
      expect(headings(en)).toEqual(headings(fr));
    });

    it("with the same numbers under each", () => {
      expect(numbersBySection(en)).toEqual(numbersBySection(fr));
    });

    it("with the same company's values", () => {
      const named = (html: string) => [...html.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
      expect(named(en).sort()).toEqual(named(fr).sort());
    });
  });

  it.each(languageCodeSchema.options)(
    "names no tool of consent or audience in %s: the site tells which it has",
    (code) => {
      const parameterOf = (key: string) =>
        site.parameters[key] ?? PARAMETERS[key as ParameterKey].default;
      for (const tool of AUDIENCE_TOOLS) expect(parameterOf(tool)).toBeNull();
      expect(textOf("COOKIE_POLICY", code)).not.toMatch(
        /tarteaucitron|matomo|google|facebook|plausible/i,
      );
      const asksAge = parameterOf("DISPLAY_ALCOHOL_SELLING_MESSAGE") === "true";
      expect(textOf("COOKIE_POLICY", code).includes("of-age")).toBe(asksAge);
    },
  );

  it.each([
    ["SALE_TERMS", "environ 10 jours ouvrés", "about 10 working days"],
    ["SALE_TERMS", "indemnité forfaitaire de 40 €", "flat sum of €40"],
    ["SALE_TERMS", "un an à compter de sa réclamation écrite", "one year of their written"],
    ["SALE_TERMS", "Depuis le 19 juin 2026", "Since 19 June 2026"],
    ["PRIVACY_POLICY", "3 ans après votre dernière activité", "3 years after your last activity"],
    ["PRIVACY_POLICY", "Nous répondons dans les 30 jours", "We answer within 30 days"],
    ["USE_TERMS", "vous choisissez vous-même votre mot de passe", "choose your password yourself"],
  ] as const)("says in its %s: %s", (key, fr, en) => {
    expect(legalWording(textOf(key, "fr_FR"))).toContain(fr);
    expect(legalWording(textOf(key, "en"))).toContain(en);
  });
});
