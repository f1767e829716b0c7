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

describe("the numbers of the specification", () => {
  it.each([
    ["SALE_TERMS", "Moins de 300 € | 20 €", "Under €300 | €20"],
    ["SALE_TERMS", "À partir de 300 € | 30 % du prix", "From €300 | 30% of the price"],
    ["SALE_TERMS", "est un acompte et non des arrhes", "is an acompte and not arrhes"],
    ["SALE_TERMS", "moins de 48 heures, nous pouvons demander le paiement complet", "less than 48"],
    ["SALE_TERMS", "Le lien est valable 48 heures", "The link is valid for 48 hours"],
    ["SALE_TERMS", "dans les 15 jours ouvrés", "within 15 working days"],
    ["SALE_TERMS", "environ 10 jours ouvrés", "about 10 working days"],
    ["SALE_TERMS", "Les espèces, jusqu’à 1 500 €", "Cash, up to €1,500"],
    ["SALE_TERMS", "Au-delà de 1 000 € TTC", "Above €1,000 including VAT"],
    ["SALE_TERMS", "vous disposez de 14 jours", "you have 14 days"],
    ["SALE_TERMS", "au plus tard 14 jours après votre demande", "no later than 14 days after"],
    ["SALE_TERMS", "versé dans les 14 jours", "paid within 14 days"],
    ["SALE_TERMS", "jusqu’à 24 heures avant le départ", "up to 24 hours before the start"],
    ["SALE_TERMS", "1 heure après l’atterrissage", "1 hour after your flight lands"],
    ["SALE_TERMS", "30 minutes après l’arrivée de votre train", "30 minutes after your train"],
    ["SALE_TERMS", "trois fois l’intérêt légal", "three times the legal interest rate"],
    ["SALE_TERMS", "indemnité forfaitaire de 40 €", "flat sum of €40"],
    ["SALE_TERMS", "dure plus de 3 mois", "lasts more than 3 months"],
    ["SALE_TERMS", "Il est valable 30 jours", "It is valid for 30 days"],
    ["SALE_TERMS", "un an à compter de sa réclamation écrite", "one year of their written"],
    ["SALE_TERMS", "Moins de 20 km : un forfait", "Under 20 km: a flat rate"],
    ["SALE_TERMS", "Depuis le 19 juin 2026", "Since 19 June 2026"],
    ["PRIVACY_POLICY", "3 ans après votre dernière activité", "3 years after your last activity"],
    ["PRIVACY_POLICY", "sous 10 jours ouvrés", "within 10 working days"],
    ["PRIVACY_POLICY", "Nous répondons dans les 30 jours", "We answer within 30 days"],
    ["PRIVACY_POLICY", "Choix sur les cookies | 13 mois", "Choice about cookies | 13 months"],
    ["COOKIE_POLICY", "vaut 13 mois au plus", "lasts for 13 months at most"],
    ["COOKIE_POLICY", "que vous avez choisie | 365 jours", "that you chose | 365 days"],
    ["COOKIE_POLICY", "si vous vous connectez | 1 jour", "if you log in | 1 day"],
    ["USE_TERMS", "sous 10 jours ouvrés", "within 10 working days"],
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
