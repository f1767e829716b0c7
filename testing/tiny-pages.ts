import type { ComponentData, PageData, SiteData } from "@/demonstration/data/site-data";
import type { TinyWords } from "./tiny-words";

/** Builds a tiny site's contents: pages, their components, services, elements, and news. */
export function tinyPages({
  both,
  each,
  picture,
}: TinyWords): Pick<
  SiteData,
  "pages" | "components" | "services" | "elements" | "news" | "contents" | "newsletterLists"
> {
  const page = (slug: string, more: Partial<PageData> = {}): PageData => ({
    type: "V1",
    slug,
    showInMenu: true,
    words: each((code) => ({
      title: both(`Title of ${slug}`)[code],
      menuTitle: both(`Menu of ${slug}`)[code],
      metaDescription: both(`About ${slug}`)[code],
    })),
    content: { type: "V1", components: ["welcome", "questions"] },
    ...more,
  });

  const components: ComponentData[] = [
    {
      slug: "welcome",
      type: "HERO",
      conf: each((code) => ({
        kicker: null,
        title: both("Welcome")[code],
        text: both("Text")[code],
        image: picture,
        imageMobile: null,
        actions: [{ label: both("Book")[code], url: "/reserver" }],
        facts: [{ value: "24/7", label: both("Open")[code] }],
        size: "FULL",
      })),
    },
    {
      slug: "questions",
      type: "QUESTIONS",
      conf: each((code) => ({
        kicker: null,
        title: both("Questions")[code],
        items: [{ question: both("Why?")[code], answer: `<p>${both("Because")[code]}</p>` }],
      })),
    },
  ];

  return {
    pages: [
      page(""),
      page("services", { isText: true, children: [page("transfers"), page("tours")] }),
      page("draft", { isValid: false, showInMenu: false }),
      page("grape", {
        type: "GRAPE",
        content: each((code) => ({
          type: "GRAPE",
          html: `<p>${both("Built")[code]}</p>`,
          css: "p{color:gold}",
        })),
      }),
      page("journal", { role: "BLOG" }),
      page("reserver", { role: "BOOKING_FORM", isFixedOnRight: true }),
    ],
    components,
    services: [
      { slug: "airport", tags: ["airport", "transfer"] },
      { slug: "station", tags: ["station", "transfer"] },
      { slug: "tour", tags: ["tour"] },
      { slug: "regular", tags: ["transfer"], membersOnly: true },
    ].map(({ slug, tags, membersOnly = false }) => ({
      tags,
      membersOnly,
      words: each((code) => ({
        title: both(`Service ${slug}`)[code],
        slug,
        summary: both("Summary")[code],
        url: `/services/${slug}`,
        image: picture,
      })),
    })),
    elements: ["logo-footer", "link-footer", "link-footer"].map((route, index) => ({
      route,
      words: each((code) => ({
        title: both(`Element ${index}`)[code],
        subtitle: null,
        content: null,
        url: "/tarifs",
        image: index === 0 ? picture : null,
      })),
    })),
    news: [
      { day: "2026-01-10", promoted: false },
      { day: "2026-02-10", promoted: true },
      { day: "2026-03-10", promoted: true },
      { day: "2099-01-01", promoted: true },
    ].map(({ day, promoted }) => ({
      publishedAt: `${day}T08:00:00.000Z`,
      promoted,
      words: each((code) => ({
        title: both(`News of ${day}`)[code],
        slug: `news-${day}`,
        summary: both("Summary")[code],
        content: `<p>${both("Content")[code]}</p>`,
        url: null,
        image: null,
      })),
    })),
    contents: [
      {
        type: "blog-folder",
        name: "folder",
        values: { cover: null, folder: null },
        words: each((code) => ({ title: both("Folder")[code], slug: "folder", text: null })),
      },
      {
        type: "blog",
        values: { cover: { fr_FR: picture, en: picture }, author: null, folder: "@folder" },
        words: each((code) => ({
          title: both("First")[code],
          slug: "first",
          summary: both("Summary")[code],
          content: `<p>${both("Content")[code]}</p>`,
        })),
      },
      {
        type: "album",
        values: {
          cover: null,
          images: [{ idMedium: { fr_FR: picture, en: picture }, caption: both("Caption") }],
        },
        words: each((code) => ({ title: both("Album")[code], slug: "album", text: null })),
      },
      {
        type: "popup",
        // On no page that there is: nothing covers what other tests look at.
        values: { where: "PAGE", idPage: 2_000_000_000, image: null, showAtEachLoad: false },
        words: each((code) => ({
          title: both("Window")[code],
          content: `<p>${both("Content")[code]}</p>`,
          linkLabel: null,
          linkUrl: null,
        })),
      },
      {
        type: "form",
        values: {
          fields: [
            {
              ...{ name: "kind", type: "CHOICE", hint: {}, required: true, condition: null },
              label: both("Kind"),
              options: ["visit", "other"].map((value) => ({ value, label: both(value) })),
            },
            {
              ...{ name: "which", type: "TEXT", hint: {}, options: [], required: true },
              label: both("Which"),
              condition: { field: "kind", equals: "other" },
            },
            {
              ...{ name: "person", type: "TEXT", hint: {}, options: [], required: true },
              ...{ label: both("Name"), condition: null },
            },
            {
              ...{ name: "email", type: "EMAIL", hint: {}, options: [], required: true },
              ...{ label: both("E-mail"), condition: null },
            },
            {
              ...{ name: "more", type: "PARAGRAPH", hint: {}, options: [], required: false },
              ...{ label: both("More"), condition: null },
            },
            {
              ...{ name: "plan", type: "FILE", hint: {}, options: [], required: false },
              ...{ label: both("Plan"), condition: null },
            },
          ],
        },
        words: each((code) => ({
          title: both("Form")[code],
          slug: "form",
          intro: both("Intro")[code],
          thanks: both("Thanks")[code],
        })),
      },
    ],
    newsletterLists: ["Days out", "Offers"].map((name) =>
      each((code) => ({ name: both(name)[code], description: both(`About ${name}`)[code] })),
    ),
  };
}
