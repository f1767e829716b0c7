import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { PARAMETERS, type ParameterKey } from "@/lib/contract/parameter-catalogue";
import { fillPlaceholders } from "@/lib/rules/placeholders";
import { pages } from "../pages";
import { parameters } from "../parameters/parameters";
import { legalTexts } from "./legal-texts";

type Language = "fr_FR" | "en";

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);
const keys = Object.keys(legalTexts) as (keyof typeof legalTexts)[];
const each = keys.flatMap((key) => [
  { key, language: "fr_FR" as const, html: legalTexts[key].fr_FR },
  { key, language: "en" as const, html: legalTexts[key].en },
]);

/** What a placeholder becomes on the site: its value in a language, or the catalogue's default. */
function valueIn(key: string, language: Language): string | null {
  const given = parameters[key];
  if (given === undefined) return PARAMETERS[key as ParameterKey]?.default ?? null;
  return given === null || typeof given === "string" ? given : given[language];
}

const filled = (html: string, language: Language) =>
  fillPlaceholders(
    html,
    Object.fromEntries(Object.keys(PARAMETERS).map((key) => [key, valueIn(key, language)])),
  );

/** The text of some HTML as one reads it, on one line. */
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/[ \n]+/g, " ");

const headings = (html: string) => [...html.matchAll(/<(h\d)>/g)].map(([, name]) => name);

/** The numbers of each part under a heading, in order of size. */
const numbersBySection = (html: string) =>
  html.split(/<h[23]>/).map((part) => {
    const plain = textOf(part).replace(/(\d)[,\u202F](?=\d{3}\b)/g, "$1");
    return (plain.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
  });

describe.each(each)("$key in $language", ({ language, html }) => {
  it("is sound HTML: headings below the page's own, paragraphs, lists and tables", () => {
    const oneLine = (some: string) => some.replace(/[ \n]+/g, " ");
    expect(oneLine(String(processor.processSync(html)))).toBe(oneLine(html));
    const names = new Set([...html.matchAll(/<(\w+)/g)].map(([, name = ""]) => name));
    const allowed = "h2 h3 p ul ol li table thead tbody tr th td a em strong blockquote".split(" ");
    expect([...names].filter((name) => !allowed.includes(name))).toEqual([]);
    expect(headings(html)[0]).toBe("h2");
  });

  it("has a value of the company for every placeholder", () => {
    for (const [, key = ""] of html.matchAll(/\{\{(.*?)\}\}/g))
      expect(PARAMETERS).toHaveProperty(key);
    const { text, missing } = filled(html, language);
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/[{}]/);
  });

  it("leads to pages that the site has", () => {
    const paths = pages.map(({ slug }) => `/${slug}`);
    for (const [, href = ""] of filled(html, language).text.matchAll(/href="([^"]*)"/g)) {
      if (href.startsWith("/")) expect(paths).toContain(href);
      else expect(href).toMatch(/^(https:\/\/|mailto:\S+@)/);
    }
  });

  it("is set as its language is", () => {
    const text = textOf(html);
    expect(text).not.toMatch(/['"]/);
    if (language === "en") return;
    expect(text).not.toMatch(/ [;:!?»%€]|« |\d \d|\d (km|heures?|jours?|mois|minutes|ans)\b/);
  });
});

describe.each(keys)("%s says the same in both languages", (key) => {
  const { fr_FR, en } = legalTexts[key];

  it("under the same headings", () => {
    expect(headings(en)).toEqual(headings(fr_FR));
  });

  it("with the same numbers under each", () => {
    expect(numbersBySection(en)).toEqual(numbersBySection(fr_FR));
  });

  it("with the same company's values", () => {
    const named = (html: string) => [...html.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);
    expect(named(en).sort()).toEqual(named(fr_FR).sort());
  });
});

describe("what the law asks of wine sold at a distance", () => {
  it.each([
    [
      "SALE_TERMS",
      "14 jours à compter de la réception des bouteilles",
      "14 days from receiving the bottles",
    ],
    [
      "SALE_TERMS",
      "article L. 221-18 du Code de la consommation",
      "article L. 221-18 of the Consumer Code",
    ],
    [
      "SALE_TERMS",
      "article L. 3342-1 du Code de la santé publique",
      "article L. 3342-1 of the French Public Health",
    ],
    ["SALE_TERMS", "il ne dépasse jamais 30 jours", "it is never more than 30 days"],
    ["SALE_TERMS", "Prévenez-nous dans les 3 jours", "Tell us within 3 days"],
    ["SALE_TERMS", "la casse en route est pour nous", "breakage on the way is ours"],
    ["SALE_TERMS", "un délai de 2 ans à compter de la délivrance", "2 years from delivery"],
    ["SALE_TERMS", "Le retour est à vos frais", "The return is at your expense"],
    ["SALE_TERMS", "environ 10 jours ouvrés", "about 10 working days"],
    ["SALE_TERMS", "Passé 15 jours ouvrés", "After 15 working days"],
    ["SALE_TERMS", "indemnité forfaitaire de 40 €", "flat sum of €40"],
    ["SALE_TERMS", "un an à compter de sa réclamation écrite", "one year of their written"],
    ["SALE_TERMS", "Depuis le 19 juin 2026", "Since 19 June 2026"],
    [
      "LEGAL_NOTICE",
      "La vente d’alcool aux mineurs est interdite",
      "Selling alcohol to minors is forbidden",
    ],
    ["PRIVACY_POLICY", "3 ans après votre dernière activité", "3 years after your last activity"],
    ["PRIVACY_POLICY", "Nous répondons dans les 30 jours", "We answer within 30 days"],
    ["COOKIE_POLICY", "vaut 13 mois au plus", "lasts for 13 months at most"],
    ["USE_TERMS", "sont réservées aux personnes majeures", "are both for people of legal age"],
  ] as const)("%s: %s", (key, fr, en) => {
    const read = (html: string) =>
      textOf(html.replace(/<\/td>\s*<td>/g, " | ").replace(/<\/?em>/g, "")).replace(
        /[\u00A0\u202F]/g,
        " ",
      );
    expect(read(legalTexts[key].fr_FR)).toContain(fr);
    expect(read(legalTexts[key].en)).toContain(en);
  });
});
