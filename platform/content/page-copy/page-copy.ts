import { BLOCKS } from "@/lib/contract/block/blocks";
import type { DeclaredField, DeclaredFields } from "@/lib/contract/field/field";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import type { Layout } from "@/lib/layout/layout";
import { blockSlugs } from "@/lib/layout/lifted-layout";
import { splitLayout } from "@/lib/layout/split-layout";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { components, pages, pageTranslations } from "@/platform/db/schema/content";
import type { FieldValues } from "@/platform/db/schema/content-item";

type Page = typeof pages.$inferSelect;
type Translation = typeof pageTranslations.$inferSelect;
type Component = typeof components.$inferSelect;

/** Page as visitors read it, with its blocks. */
export interface ReadPage {
  page: Page;
  translations: Translation[];
  blocks: ReadonlyMap<string, Component>;
  /** Slugs of blocks that pages before this one show too: this one gets blocks of its own. */
  shared: ReadonlySet<string>;
}

/** Makes the working copy of a published page: words by language, and values that all share. */
export function pageCopy({ page, translations, blocks, shared }: ReadPage): {
  values: FieldValues;
  words: PerLanguage<FieldValues>;
} {
  const words = {} as PerLanguage<FieldValues>;
  for (const code of languageCodeSchema.options) {
    const own = translations.find((translation) => translation.code === code);
    words[code] = own ? wordsOf(own) : {};
  }
  const slugs = new Set(
    translations
      .toSorted((a) => (a.code === "fr_FR" ? -1 : 1))
      .flatMap(({ content }) => (content.type === "V1" ? content.components : [])),
  );
  const { type, idParent, showInMenu, isFixedOnRight, useAbsoluteMenu } = page;
  const frame = frameCopy({ page, translations });
  return {
    values: {
      ...{ type, idParent, showInMenu, isFixedOnRight, useAbsoluteMenu },
      ...frame.values,
      blocks: [...slugs].flatMap((slug) => ownBlock({ page, blocks, shared }, slug) ?? []),
      layout: type === "GRAPE" ? layoutCopy({ page, translations, blocks, shared }) : null,
    },
    words: {
      fr_FR: { ...words.fr_FR, ...frame.words.fr_FR },
      en: { ...words.en, ...frame.words.en },
    },
  };
}

/** Makes a block of a page's own of one that visitors read; undefined for one that is not there. */
function ownBlock({ page, blocks, shared }: Omit<ReadPage, "translations">, slug: string) {
  const block = blocks.get(slug);
  if (!block) return undefined;
  const own = shared.has(slug) ? `${slug}-${page.id}` : slug;
  return { slug: own, type: block.type, isHidden: false, conf: confOf(block) };
}

/** Makes one layout of what a page of the page builder shows in each language. */
export function layoutCopy(read: ReadPage): Layout {
  const built = read.translations.flatMap(({ code, content }) =>
    content.type === "GRAPE"
      ? [{ code, html: withOwnSlugs(content.html, read), css: content.css }]
      : [],
  );
  const shown = built.toSorted((a) => (a.code === "fr_FR" ? -1 : 1));
  const slugs = new Set(read.translations.flatMap(({ content }) => slugsOf(content)));
  return {
    ...splitLayout(Object.fromEntries(shown.map(({ code, html }) => [code, html]))),
    css: [...new Set(shown.map(({ css }) => css))].join("\n"),
    styles: "",
    blocks: [...slugs].flatMap((slug) => ownBlock(read, slug) ?? []),
  };
}

/** Lists the slugs of the blocks that a page shows. */
export const slugsOf = (content: Translation["content"]): string[] =>
  content.type === "V1" ? content.components : blockSlugs(content.html);

const withOwnSlugs = (html: string, { page, shared }: Pick<ReadPage, "page" | "shared">): string =>
  html.replace(/(data-component=")([^"]+)(?=")/g, (whole, before: string, slug: string) =>
    shared.has(slug) ? `${before}${slug}-${page.id}` : whole,
  );

/** Makes the part of a working copy that says what frames a page: menu, link, header, footer, role. */
export function frameCopy({ page, translations }: Pick<ReadPage, "page" | "translations">): {
  values: FieldValues;
  words: PerLanguage<FieldValues>;
} {
  const { role, menuIcon, isText, reload, isCustomHeader, isCustomFooter } = page;
  const inLanguage = (code: LanguageCode) =>
    translations.find((translation) => translation.code === code);
  const { link } = inLanguage("fr_FR") ?? inLanguage("en") ?? {};
  const wordsIn = (code: LanguageCode): FieldValues => {
    const own = inLanguage(code);
    if (!own) return {};
    const { customHeader: header, customFooter: footer } = own;
    return {
      linkUrl: own.link.url,
      ...{ headerHtml: header?.html ?? null, headerCss: header?.css ?? null },
      ...{ footerHtml: footer?.html ?? null, footerCss: footer?.css ?? null },
    };
  };
  return {
    values: {
      ...{ role, menuIcon, isText, reload, isCustomHeader, isCustomFooter },
      ...{ linkType: link?.type ?? "NONE", jsCode: link?.jsCode ?? null },
    },
    words: { fr_FR: wordsIn("fr_FR"), en: wordsIn("en") },
  };
}

const wordsOf = ({ title, url, menuTitle, metaDescription }: Translation): FieldValues => ({
  title,
  path: url,
  menuTitle: menuTitle === title ? null : menuTitle,
  metaDescription,
});

function confOf({ type, conf }: Component): FieldValues {
  const declared = BLOCKS.find((block) => block.type === type);
  return joined((declared?.fields ?? {}) as DeclaredFields, conf as unknown as InEach);
}

type InEach = Partial<Record<LanguageCode, FieldValues>>;

/** Joins the values of each language; a field of each language's own is kept by language. */
const joined = (fields: DeclaredFields, of: InEach): FieldValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, joinedField(field, inEach(of, name))]),
  );

function joinedField({ input, isTranslated }: DeclaredField, of: Partial<PerLanguage<unknown>>) {
  if (isTranslated) return of;
  const first = of.fr_FR ?? of.en ?? null;
  if (first === null) return null;
  switch (input.kind) {
    case "PICTURE":
      return { ...first, alt: inEach(of as InEach, "alt") };
    case "LINK":
      return joined(input.fields, of as InEach);
    case "LIST":
    case "PICTURES": {
      const lists = Object.values(of) as unknown[][];
      const count = Math.max(...lists.map((list) => list?.length ?? 0));
      return Array.from({ length: count }, (_, at) => {
        const items = inEach(of as InEach, at) as InEach;
        const picture = items.fr_FR ?? items.en;
        return {
          ...(input.kind === "PICTURES" && { ...picture, alt: inEach(items, "alt") }),
          ...joined(input.fields, items),
        };
      });
    }
    default:
      return first;
  }
}

const inEach = (of: InEach, name: string | number): Partial<PerLanguage<unknown>> =>
  Object.fromEntries(
    Object.entries(of).map(([code, value]) => [code, value?.[name as never] ?? null]),
  );
