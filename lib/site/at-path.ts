import "server-only";
import type { ContentPlace } from "@/lib/contract/content/place";
import { LISTING_ROLES, ROLES_ABOVE_CONTENTS } from "@/lib/contract/content/place-roles";
import type { PageDetail, PageLine, PageMenu } from "@/lib/contract/page";
import { readListPage } from "@/lib/rules/content/list-page";
import { isHidden } from "@/lib/rules/site/is-hidden";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { type Bootstrap, bootstrap } from "./bootstrap";
import { type ContentRead, readContent } from "./content-read";
import { contentPlace } from "./contents";
import { pageOfRole } from "./page-of-role";
import { pageDetail, pageMenu, pagePlace } from "./pages";
import { siteLocales } from "./site-locales";
import { type Step, trailTo } from "./trail";

interface Found {
  site: Bootstrap;
  locale: Locale;
  trail: Step[];
  /** Requested page of its list, from 1. */
  number: number;
}

export type AtPath =
  | (Found & {
      kind: "PAGE";
      page: PageDetail;
      /** Path in each language of the site, without locale prefix: home where it is not shown. */
      paths: Partial<Record<Locale, string>>;
      published: Locale[];
    })
  | (Found & {
      kind: "CONTENT";
      content: ContentRead;
      /** Path in each language, without locale prefix: of its list where it is not published. */
      paths: Partial<Record<Locale, string>>;
      published: Locale[];
      list: PageLine;
      changedAt: string;
    })
  | { kind: "MOVED"; path: string };

/** Finds the page or content at a path without its locale prefix, unless it is hidden (§2). */
export async function atPath(asked: string, locale: Locale): Promise<AtPath | undefined> {
  const { path, number } = readListPage(asked);
  const [menu, site] = await Promise.all([pageMenu(locale), bootstrap(locale)]);
  const list = listAbove(menu, path);
  if (list && !isHidden(list, site.parameters)) {
    const place = list.role && (await contentPlace(path, list.role, locale));
    if (place) return contentAt(place, { menu, site, locale, number });
  }
  const found = await pagePlace(path, locale);
  if (!found?.page.cms.isCmsPage || isHidden(found.page, site.parameters)) return undefined;
  if (number > 1 && !isList(found.page)) return undefined;
  const page = await pageDetail(found.page.id, locale);
  if (!page) return undefined;
  // An entry on the right of the menu is called there by its action.
  const title = page.isFixedOnRight ? page.title : page.menuTitle;
  const trail = trailTo(menu, found.ancestors, { title, url: page.url });
  const locales = siteLocales(site.info);
  const pathIn = (other: Locale) => found.paths[codeFromLocale(other)];
  return {
    ...{ kind: "PAGE", site, locale, trail, number, page },
    published: locales.filter(pathIn),
    paths: Object.fromEntries(locales.map((other) => [other, pathIn(other) ?? "/"])),
  };
}

const isList = ({ role }: PageLine) => role !== null && LISTING_ROLES.has(role);

function listAbove({ roles }: PageMenu, path: string): PageLine | undefined {
  const above = path.slice(0, path.lastIndexOf("/")) || "/";
  return path === "/"
    ? undefined
    : roles.find((page) => page.url === above && ROLES_ABOVE_CONTENTS.has(page.role));
}

async function contentAt(
  place: ContentPlace,
  of: { menu: PageMenu; site: Bootstrap; locale: Locale; number: number },
): Promise<AtPath | undefined> {
  const { menu, site, locale, number } = of;
  if (place.kind === "MOVED") return place;
  if (place.kind === "GONE") return undefined;
  if (number > 1 && place.type !== "blog-folder") return undefined;
  const content = await readContent({ ...place, number }, locale);
  if (!content) return undefined;
  const { page: list, ancestors } = place.place;
  const locales = siteLocales(site.info);
  const published = locales.filter((other) => place.paths[codeFromLocale(other)]);
  const paths = await Promise.all(
    locales.map(async (other) => {
      const own = place.paths[codeFromLocale(other)];
      const listed = list.role && (await pageOfRole(list.role, other));
      return [other, own ?? (listed ? listed.url : "/")] as const;
    }),
  );
  const url = place.paths[codeFromLocale(locale)] ?? list.url;
  const above = trailTo(menu, ancestors, { title: list.menuTitle, url: list.url });
  const trail = [...above, ...content.about.above, { title: content.about.title, url }];
  return {
    ...{ kind: "CONTENT", site, locale, trail, number, content, list, published },
    ...{ paths: Object.fromEntries(paths), changedAt: place.changedAt },
  };
}
