import "server-only";
import { elementIn, itemsIn } from "@/lib/api/listing-keys";
import { serverCall } from "@/lib/api/server-call";
import type { Source } from "@/lib/contract/change";
import type { albumContent } from "@/lib/contract/content/album";
import type { blogContent, blogFolderContent } from "@/lib/contract/content/blog";
import { CONTENTS, type ContentName } from "@/lib/contract/content/contents";
import type { ContentShown } from "@/lib/contract/content/definition";
import type { ContentPlace } from "@/lib/contract/content/place";
import type { Element } from "@/lib/contract/element";
import type { Form } from "@/lib/contract/form";
import type { PageRole } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";

export type BlogShown = ContentShown<typeof blogContent>;
export type BlogFolderShown = ContentShown<typeof blogFolderContent>;
export type AlbumShown = ContentShown<typeof albumContent>;

/** Form as its page shows it; its call has the title as its name (§3). */
export type FormShown = Omit<Form, "name"> & { title: string };

export type EventShown = Element & { startsAt: string; endsAt: string; hasBegun: boolean };

/** Part of a list: the number of its page, and the number of items per page. */
export interface ListPart {
  number: number;
  nbItem: number;
}

/** Returns the sources of contents with their paths, which change with that of their list. */
const contentSources = (...kinds: ContentName[]): Source[] => [
  { kind: "pages" },
  ...kinds.map((of): Source => ({ kind: "content", of })),
];

const kindsUnder = (role: PageRole): ContentName[] =>
  CONTENTS.flatMap(({ under, name }) => (under === role ? [name] : []));

/** Finds the content at a path below the page of a role. A new content there is announced. */
export async function contentPlace(
  path: string,
  role: PageRole,
  locale: Locale,
): Promise<ContentPlace | undefined> {
  "use cache";
  keepUntilChanged(...contentSources(...kindsUnder(role)));
  return found(serverCall(locale)("GET /content/at", { query: { path } }));
}

/** Returns the news, the newest first. */
export async function newsList(locale: Locale, { number, nbItem }: ListPart) {
  "use cache";
  keepUntilChanged(...contentSources("news"));
  const answer = await serverCall(locale)("GET /news", { query: { page: number, nbItem } });
  return { items: itemsIn("news", answer), total: answer.total };
}

/** Returns a piece of news with those before and after it; undefined once withdrawn. */
export async function newsItem(id: number, locale: Locale) {
  "use cache";
  keepUntilChanged(...contentSources("news"));
  const call = serverCall(locale);
  const first = async (query: Record<string, string>) =>
    (await call("GET /news", { query: { nbItem: 1, ...query } })).news[0];
  const item = await first({ id: String(id) });
  if (!item) {
    askAgainSoon();
    return undefined;
  }
  const [newer, older] = await Promise.all([
    first({ publishedAt: `gt:${item.publishedAt}`, orderBy: "publishedAt" }),
    first({ publishedAt: `lt:${item.publishedAt}`, orderBy: "-publishedAt" }),
  ]);
  return { item, newer, older };
}

/** Returns the articles of the blog, the newest first. */
export async function blogList(locale: Locale, { number, nbItem }: ListPart) {
  "use cache";
  keepUntilChanged(...contentSources("blog"));
  const query = { page: number, nbItem };
  const answer = await serverCall(locale)("GET /blog/folder/list", { query });
  return { items: itemsIn("blog", answer), total: answer.total };
}

export async function blogFolders(locale: Locale): Promise<BlogFolderShown[]> {
  "use cache";
  keepUntilChanged(...contentSources("blog-folder"));
  return itemsIn("blog-folder", await serverCall(locale)("GET /blog/folder"));
}

/** Returns a folder of the blog with those above and in it, and a page of its articles. */
export async function blogFolder(id: number, locale: Locale, { number, nbItem }: ListPart) {
  "use cache";
  keepUntilChanged(...contentSources("blog", "blog-folder"));
  const call = serverCall(locale);
  const params = { id };
  const answer = await found(call("GET /blog/folder/{id}", { params }));
  const folder = answer && elementIn("blog-folder", answer);
  if (!answer || !folder) {
    askAgainSoon();
    return undefined;
  }
  const [{ ariane }, list] = await Promise.all([
    call("GET /blog/folder/ariane/{id}", { params }),
    call("GET /blog/folder/list/{id}", { params, query: { page: number, nbItem } }),
  ]);
  const folders = itemsIn("blog-folder", answer);
  return { item: folder, folders, ariane, blogs: itemsIn("blog", list), total: list.total };
}

const MOST_RELATED = 3;

/** Returns an article with the folders above it, and others: of its folder, then the newest. */
export async function blogItem(id: number, locale: Locale) {
  "use cache";
  keepUntilChanged(...contentSources("blog", "blog-folder"));
  const call = serverCall(locale);
  const item = await found(call("GET /blog/{id}", { params: { id } }));
  if (!item) {
    askAgainSoon();
    return undefined;
  }
  const query = { nbItem: 2 * MOST_RELATED + 1 };
  const [{ ariane }, newest, beside] = await Promise.all([
    call("GET /blog/ariane/{id}", { params: { id } }),
    call("GET /blog/folder/list", { query }),
    item.folder === null
      ? undefined
      : found(call("GET /blog/folder/list/{id}", { params: { id: item.folder }, query })),
  ]);
  const others = new Map(
    [...(beside?.blogs ?? []), ...newest.blogs].map((other) => [other.id, other]),
  );
  others.delete(id);
  const related = [...others.values()].slice(0, MOST_RELATED);
  return { item, ariane, related };
}

export async function albumList(locale: Locale, { number, nbItem }: ListPart) {
  "use cache";
  keepUntilChanged(...contentSources("album"));
  const answer = await serverCall(locale)("GET /album", { query: { page: number, nbItem } });
  return { items: itemsIn("album", answer), total: answer.total };
}

export async function albumItem(id: number, locale: Locale) {
  "use cache";
  keepUntilChanged(...contentSources("album"));
  const item = await found(serverCall(locale)("GET /album/{id}", { params: { id } }));
  if (!item) askAgainSoon();
  return item && { item };
}

export async function formItem(
  id: number,
  locale: Locale,
): Promise<{ item: FormShown } | undefined> {
  "use cache";
  keepUntilChanged(...contentSources("form"));
  const form = await found(serverCall(locale)("GET /forms/{id}", { params: { id } }));
  if (!form) {
    askAgainSoon();
    return undefined;
  }
  const { name: title, ...asked } = form;
  return { item: { ...asked, title } };
}

/** Returns the events of an element list that are not over, the soonest first. */
export async function eventList(route: string, locale: Locale, { number, nbItem }: ListPart) {
  "use cache";
  keepUntilChanged({ kind: "pages" }, { kind: "elements", route });
  const endsAt = `gt:${new Date().toISOString()}`;
  const answer = await serverCall(locale)("GET /element/{route}", {
    params: { route },
    query: { page: number, nbItem, endsAt, orderBy: "startsAt" },
  });
  const items = itemsIn("element", answer).flatMap((item) => eventOf(item) ?? []);
  return { items, total: answer.total };
}

/** Returns an event; its beginning and its end are announced. Undefined once withdrawn. */
export async function eventItem(params: { route: string; id: number }, locale: Locale) {
  "use cache";
  keepUntilChanged({ kind: "pages" }, { kind: "elements", route: params.route });
  const element = await found(serverCall(locale)("GET /element/{route}/{id}", { params }));
  const item = element && eventOf(element);
  if (!item) askAgainSoon();
  return item && { item };
}

function eventOf(element: Element): EventShown | undefined {
  const { startsAt, endsAt } = element;
  if (startsAt === null || endsAt === null) return undefined;
  return { ...element, startsAt, endsAt, hasBegun: new Date(startsAt) <= new Date() };
}
