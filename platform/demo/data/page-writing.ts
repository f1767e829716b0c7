import type { PageData } from "./site-data";

type Words = [title: string, menuTitle: string, metaDescription: string];

/** What a page is called, and what is said of it. */
export const words = (fr: Words, en: Words) => ({
  fr_FR: { title: fr[0], menuTitle: fr[1], metaDescription: fr[2] },
  en: { title: en[0], menuTitle: en[1], metaDescription: en[2] },
});

/** A page of blocks, one below the other. */
export const blocks = (components: { slug: string }[]) => ({
  type: "V1" as const,
  content: { type: "V1" as const, components: components.map(({ slug }) => slug) },
});

/** The page of a legal text. */
export const legalPage = (slug: string, fr: Words, en: Words): PageData => ({
  slug,
  words: words(fr, en),
  ...blocks([{ slug: `texte-${slug}` }]),
});
