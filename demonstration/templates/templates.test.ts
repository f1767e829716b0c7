import { describe, expect, it } from "vitest";
import { site72 } from "@/demonstration/72/site-72";
import { site73 } from "@/demonstration/73/site-73";
import { componentConfSchema } from "@/lib/contract/component";
import { languageCodeSchema } from "@/lib/contract/locale";
import { contentPathsOf, contentsOf } from "@/testing/site-pages";
import { templates } from "./templates";

const NAME = "Maison d’Essai";

/** Lists every text of the data, with its place. */
function textsIn(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, `${place}.${key}`));
}

/** Names that only the demonstration companies have. */
const OTHERS = [
  ...[site72, site73].flatMap(({ people }) => people.map(({ lastname }) => lastname)),
  ...["Estuaire Chauffeur", "d’Estuaire", "Quatre Aulnes", "four alders", "quatre aulnes"],
  ...["Denis", "Louise", "Claire", "Mathilde", "Yann", "Gwenn", "Guérineau"],
  ...["Saint-Gildas", "Clisson et Gorges", "muscadet", "Muscadet", "Layon"],
  ...["61 91", "39 98", "999 999", ".example"],
];

/** Pages of site 72 whose subject is the country itself. */
const OF_THE_COUNTRY = /^\.pages\.1\.children\.3\.|escapades|\.image\.alt$|services\.\d+/;

describe.each(Object.entries(templates))("the template %s", (_, make) => {
  const data = make(NAME);

  it("says nothing of the company that it comes from", () => {
    const found = textsIn(data).filter(
      ([place, text]) =>
        !OF_THE_COUNTRY.test(place) &&
        !/^\/media\//.test(text) &&
        OTHERS.some((name) => text.includes(name)),
    );
    expect(found).toEqual([]);
  });

  it("names the new company, in both languages", () => {
    const texts = textsIn(data.pages).filter(([, text]) => text.includes(NAME));
    for (const code of languageCodeSchema.options) {
      expect(texts.filter(([place]) => place.includes(`.${code}.`)).length).toBeGreaterThan(3);
    }
    expect(texts.filter(([, text]) => / {2}|undefined|\bde de\b/.test(text))).toEqual([]);
  });

  it("has nobody’s words, people, prices to pay or keys", () => {
    expect(data.people).toEqual([]);
    expect(data.products).toEqual([]);
    expect(data.externalReviews ?? data.secret).toBeUndefined();
    expect(data.components.filter(({ type }) => type === "TESTIMONIALS")).toEqual([]);
  });

  it("has every block that its pages use, and no other", () => {
    const used = contentsOf(data).flatMap((content) =>
      content.type === "V1"
        ? content.components
        : [...content.html.matchAll(/data-component="([^"]+)"/g)].map(([, slug]) => String(slug)),
    );
    expect(data.components.map(({ slug }) => slug).toSorted()).toEqual(
      [...new Set(used)].toSorted(),
    );
    for (const { slug, type, conf } of data.components) {
      for (const said of Object.values(conf)) {
        expect(componentConfSchema.safeParse({ slug, type, conf: said }).error).toBeUndefined();
      }
    }
  });

  it("leads to no page that it does not have", () => {
    // The form of withdrawal is a screen of every site.
    const paths = new Set(["/", "/withdrawal", ...contentPathsOf(data)]);
    const walk = (pages: typeof data.pages, above = "") => {
      for (const page of pages) {
        paths.add(`${above}/${page.slug}`);
        walk(page.children ?? [], `${above}/${page.slug}`);
      }
    };
    walk(data.pages);
    const links = textsIn({ of: data.components, and: data.elements, but: data.pages }).flatMap(
      ([, text]) => {
        if (/^\/(?!media\/)\S*$/.test(text)) return [text];
        return [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => String(path));
      },
    );
    const missing = links.filter((link) => !paths.has(link.replace(/[?#].*$/, "")));
    expect([...new Set(missing)]).toEqual([]);
  });
});
