import { expect, it } from "vitest";
import { readParameters } from "@/lib/site/parameters";
import { contentData } from "./content-data";

const URL = "https://www.quatre-aulnes.example";
const picture = { src: "/media/73/hero.webp", alt: "Des rangs", width: 1600, height: 900 };

const at = (content: object) =>
  ({
    kind: "CONTENT",
    site: {
      info: { url: URL, name: "Le domaine", logos: [] },
      parameters: readParameters([]),
    },
    locale: "en",
    paths: { fr: "/journal/taille", en: "/journal/pruning" },
    changedAt: "2026-02-10T08:00:00.000Z",
    content,
  }) as unknown as Parameters<typeof contentData>[0];

const about = {
  title: "Pruning",
  description: "How to decide in winter.",
  picture,
  author: "Denis Guérineau",
  publishedAt: "2026-02-09T08:00:00.000Z",
  above: [],
};

it("tells of an article all that Google asks for, in absolute addresses", () => {
  expect(contentData(at({ type: "blog", about }))).toEqual([
    {
      "@type": "BlogPosting",
      headline: "Pruning",
      description: "How to decide in winter.",
      image: [`${URL}/media/73/hero.webp`],
      datePublished: "2026-02-09T08:00:00.000Z",
      dateModified: "2026-02-10T08:00:00.000Z",
      author: { "@type": "Person", name: "Denis Guérineau" },
      publisher: {
        "@type": "Organization",
        "@id": `${URL}/#company`,
        name: "Le domaine",
        url: `${URL}/`,
      },
      mainEntityOfPage: `${URL}/en/journal/pruning`,
      url: `${URL}/en/journal/pruning`,
      inLanguage: "en",
    },
  ]);
});

it("has the company write what nobody has signed, and no picture where there is none", () => {
  const unsigned = { ...about, author: null, picture: null };
  const [news] = contentData(at({ type: "news", about: unsigned }));
  expect(news).toMatchObject({ "@type": "NewsArticle", author: { "@type": "Organization" } });
  expect(news).not.toHaveProperty("image");
});

it("tells of an album its images with what is said of them", () => {
  const images = [
    { ...picture, idMedium: 1, caption: "The rows" },
    { ...picture, idMedium: 2, caption: null },
  ];
  const [gallery] = contentData(at({ type: "album", about, shown: { item: { images } } }));
  expect(gallery).toMatchObject({
    "@type": "ImageGallery",
    name: "Pruning",
    image: [{ caption: "The rows" }, { caption: "Des rangs" }],
  });
});

it("tells nothing of a folder", () => {
  expect(contentData(at({ type: "blog-folder", about }))).toEqual([]);
});
