import type { PageData } from "./site-data";

type Words = [title: string, menuTitle: string, metaDescription: string];

export const words = (fr: Words, en: Words) => ({
  fr_FR: { title: fr[0], menuTitle: fr[1], metaDescription: fr[2] },
  en: { title: en[0], menuTitle: en[1], metaDescription: en[2] },
});

export const blocks = (components: { slug: string }[]) => ({
  type: "V1" as const,
  content: { type: "V1" as const, components: components.map(({ slug }) => slug) },
});

export const legalPage = (slug: string, fr: Words, en: Words): PageData => ({
  slug,
  words: words(fr, en),
  ...blocks([{ slug: `texte-${slug}` }]),
});
