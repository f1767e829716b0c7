import "server-only";
import { blogContent } from "@/lib/contract/content/blog";
import { contentNamed } from "@/lib/contract/content/contents";
import { pageSizeOf } from "@/lib/contract/content/listed-fields";
import type { ContentPlace } from "@/lib/contract/content/place";
import type { Picture } from "@/lib/contract/image";
import type { Locale } from "@/lib/rules/text/locale-code";
import { albumItem, blogFolder, blogItem, eventItem, formItem, newsItem } from "./contents";
import type { Step } from "./trail";

interface ContentAbout {
  title: string;
  description: string | null;
  picture: Picture | null;
  author: string | null;
  publishedAt: string;
  /** Folders that it lies in, the outermost first. */
  above: Step[];
}

interface Asked {
  id: number;
  section: string | null;
  /** Page of it, of a folder. */
  number: number;
}

/** Articles on a page of a folder. */
export const BLOGS_OF_FOLDER = pageSizeOf(blogContent);

/** Reads of each kind with pages of its own: the item, and what stands around it on its page. */
const READ = {
  news: ({ id }: Asked, locale: Locale) => newsItem(id, locale),
  blog: ({ id }: Asked, locale: Locale) => blogItem(id, locale),
  "blog-folder": ({ id, number }: Asked, locale: Locale) =>
    blogFolder(id, locale, { number, nbItem: BLOGS_OF_FOLDER }),
  album: ({ id }: Asked, locale: Locale) => albumItem(id, locale),
  form: ({ id }: Asked, locale: Locale) => formItem(id, locale),
  element: async ({ id, section }: Asked, locale: Locale) =>
    section ? eventItem({ route: section, id }, locale) : undefined,
};

export type PagedName = keyof typeof READ;

/** Content of a kind as its page shows it, with what stands around it. */
export type ShownOf<N extends PagedName> = NonNullable<Awaited<ReturnType<(typeof READ)[N]>>>;

export type ContentRead = {
  [N in PagedName]: { type: N; shown: ShownOf<N>; about: ContentAbout };
}[PagedName];

/** Reads the content at a place; undefined when it is no longer published, or has no page. */
export async function readContent(
  { type, ...asked }: Asked & Pick<Extract<ContentPlace, { kind: "CONTENT" }>, "type">,
  locale: Locale,
): Promise<ContentRead | undefined> {
  if (!isPaged(type)) return undefined;
  const shown = await READ[type](asked, locale);
  return shown && contentRead(type, shown);
}

export const isPaged = (type: string): type is PagedName => Object.hasOwn(READ, type);

/** Adds to a content what its declaration says that it is about. */
export function contentRead<N extends PagedName>(type: N, shown: ShownOf<N>) {
  const { title, summary, author, cover, pictured = [], span } = contentNamed(type);
  const item = shown.item as unknown as Record<string, unknown>;
  const fieldOf = <T>(name: string | undefined) => (name ? (item[name] as T | null) : null) ?? null;
  const pictures = [cover, ...pictured].flatMap((name) => fieldOf<Picture | Picture[]>(name) ?? []);
  const about: ContentAbout = {
    title: String(item[title]),
    description: fieldOf(summary),
    picture: pictures[0] ?? null,
    author: fieldOf(author),
    publishedAt: String(item[span ? span.from : "publishedAt"]),
    above: "ariane" in shown ? stepsAbove(shown.ariane) : [],
  };
  return { type, shown, about } as Extract<ContentRead, { type: N }>;
}

const stepsAbove = (ariane: { title: string; path: string | null }[]): Step[] =>
  ariane.slice(0, -1).map(({ title, path }) => ({ title, url: path ?? "/" }));
