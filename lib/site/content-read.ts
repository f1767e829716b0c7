import "server-only";
import { blogContent } from "@/lib/contract/content/blog";
import { pageSizeOf } from "@/lib/contract/content/listed-fields";
import type { ContentPlace } from "@/lib/contract/content/place";
import type { Picture } from "@/lib/contract/image";
import type { Locale } from "@/lib/rules/text/locale-code";
import { album, blogFolder, blogItem, eventItem, form, newsItem } from "./contents";
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

type Got<F extends (...sent: never[]) => unknown> = NonNullable<Awaited<ReturnType<F>>>;

export type ContentRead = { about: ContentAbout } & (
  | { type: "news"; shown: Got<typeof newsItem> }
  | { type: "blog"; shown: Got<typeof blogItem> }
  | { type: "blog-folder"; shown: Got<typeof blogFolder> }
  | { type: "album"; shown: Got<typeof album> }
  | { type: "form"; shown: Got<typeof form> }
  | { type: "element"; shown: Got<typeof eventItem> }
);

/** Articles on a page of a folder. */
export const BLOGS_OF_FOLDER = pageSizeOf(blogContent);

/**
 * Reads the content at a place; undefined when it is no longer published, or has no page.
 * @param number which page of it, of a folder
 */
export async function readContent(
  { type, id, section }: Extract<ContentPlace, { kind: "CONTENT" }>,
  { locale, number }: { locale: Locale; number: number },
): Promise<ContentRead | undefined> {
  if (type === "news") return readNews(id, locale);
  if (type === "blog") return readBlog(id, locale);
  if (type === "blog-folder") return readFolder(id, locale, number);
  if (type === "form") return readForm(id, locale);
  if (type === "album") return readAlbum(id, locale);
  return type === "element" && section ? readEvent({ route: section, id }, locale) : undefined;
}

async function readNews(id: number, locale: Locale): Promise<ContentRead | undefined> {
  const shown = await newsItem(id, locale);
  return shown && newsRead(shown);
}

export function newsRead(shown: Got<typeof newsItem>): ContentRead {
  const { title, summary, image, publishedAt } = shown.item;
  const about = {
    ...{ title, description: summary, picture: image, publishedAt },
    ...{ author: null, above: [] },
  };
  return { type: "news", shown, about };
}

async function readBlog(id: number, locale: Locale): Promise<ContentRead | undefined> {
  const shown = await blogItem(id, locale);
  return shown && blogRead(shown);
}

export function blogRead(shown: Got<typeof blogItem>): ContentRead {
  const { title, summary, cover, author, publishedAt } = shown.blog;
  const about = {
    ...{ title, description: summary, picture: cover, author, publishedAt },
    above: stepsAbove(shown.ariane),
  };
  return { type: "blog", shown, about };
}

async function readFolder(
  id: number,
  locale: Locale,
  number: number,
): Promise<ContentRead | undefined> {
  const shown = await blogFolder(id, locale, { number, nbItem: BLOGS_OF_FOLDER });
  return shown && folderRead(shown);
}

export function folderRead(shown: Got<typeof blogFolder>): ContentRead {
  const { title, text, cover, publishedAt } = shown.folder;
  const about = {
    ...{ title, description: text, picture: cover, author: null, publishedAt },
    above: stepsAbove(shown.ariane),
  };
  return { type: "blog-folder", shown, about };
}

async function readAlbum(id: number, locale: Locale): Promise<ContentRead | undefined> {
  const shown = await album(id, locale);
  return shown && albumRead(shown);
}

export function albumRead(shown: Got<typeof album>): ContentRead {
  const { title, text, cover, images, publishedAt } = shown;
  const about = {
    ...{ title, description: text, picture: cover ?? images[0] ?? null, publishedAt },
    ...{ author: null, above: [] },
  };
  return { type: "album", shown, about };
}

async function readForm(id: number, locale: Locale): Promise<ContentRead | undefined> {
  const shown = await form(id, locale);
  return shown && formRead(shown);
}

export function formRead(shown: Got<typeof form>): ContentRead {
  const { name, intro, publishedAt } = shown;
  const about = {
    ...{ title: name, description: intro, picture: null, publishedAt },
    ...{ author: null, above: [] },
  };
  return { type: "form", shown, about };
}

async function readEvent(
  of: { route: string; id: number },
  locale: Locale,
): Promise<ContentRead | undefined> {
  const shown = await eventItem(of, locale);
  return shown && eventRead(shown);
}

export function eventRead(shown: Got<typeof eventItem>): ContentRead {
  const { title, subtitle, image, startsAt } = shown;
  const about = {
    ...{ title, description: subtitle, picture: image, publishedAt: startsAt },
    ...{ author: null, above: [] },
  };
  return { type: "element", shown, about };
}

const stepsAbove = (ariane: { title: string; path: string | null }[]): Step[] =>
  ariane.slice(0, -1).map(({ title, path }) => ({ title, url: path ?? "/" }));
