import "server-only";
import type { Call } from "@/lib/api/call";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentShown } from "@/lib/contract/content/definition";
import type { elementContent } from "@/lib/contract/content/element";
import type { formContent } from "@/lib/contract/content/form";
import type { NewsItem } from "@/lib/contract/news";
import type { PageLine } from "@/lib/contract/page";
import { formFieldsOf, type ShownQuestion } from "@/lib/rules/form/form-faults";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import {
  albumRead,
  BLOGS_OF_FOLDER,
  blogRead,
  type ContentRead,
  eventRead,
  folderRead,
  formRead,
  newsRead,
} from "./content-read";
import {
  type AlbumShown,
  type BlogFolderShown,
  type BlogShown,
  blogFolder,
  blogItem,
  newsItem,
} from "./contents";
import { found } from "./found";
import { pageOfRole } from "./page-of-role";

export interface ContentPreview {
  content: ContentRead;
  list: PageLine;
  changedAt: string;
}

interface Asked {
  type: ContentName;
  id: number;
}

/**
 * Reads a content as it is written, with the published contents around it: others of its list, the
 * contents of its folder.
 * @param call of somebody who may read it
 * @returns undefined where there is none, or its kind has no page on the site
 * @throws CallError where it is not for the caller
 */
export async function readContentPreview(
  call: Call,
  { type, id }: Asked,
  locale: Locale,
): Promise<ContentPreview | undefined> {
  const { under } = contentNamed(type);
  const list = under && (await pageOfRole(under, locale));
  if (!list) return undefined;
  const params = { type, id, code: codeFromLocale(locale) };
  const draft = await found(call("GET /admin/content/{type}/{id}/preview/{code}", { params }));
  const content = draft && (await readDraft(call, { type, id, shown: draft.shown }, locale));
  return content && { content, list, changedAt: draft.changedAt };
}

async function readDraft(
  call: Call,
  { type, id, shown }: Asked & { shown: unknown },
  locale: Locale,
): Promise<ContentRead | undefined> {
  const arianeOf = async ({ title, path, folder }: BlogShown | BlogFolderShown) => {
    const params = { id: folder ?? 0 };
    const above = folder && (await found(call("GET /blog/folder/ariane/{id}", { params })));
    return [...(above ? above.ariane : []), { id, title, path }];
  };
  switch (type) {
    case "news": {
      const { newer, older } = (await newsItem(id, locale)) ?? {};
      return newsRead({ item: shown as NewsItem, newer, older });
    }
    case "blog": {
      const blog = shown as BlogShown;
      const related = (await blogItem(id, locale))?.related ?? [];
      return blogRead({ blog, ariane: await arianeOf(blog), related });
    }
    case "blog-folder": {
      const folder = shown as BlogFolderShown;
      const out = await blogFolder(id, locale, { number: 1, nbItem: BLOGS_OF_FOLDER });
      const within = out ?? { folders: [], blogs: [], total: 0 };
      return folderRead({ ...within, folder, ariane: await arianeOf(folder) });
    }
    case "album":
      return albumRead(shown as AlbumShown);
    case "form": {
      const { title, fields, ...form } = shown as ContentShown<typeof formContent>;
      const asked = formFieldsOf(fields as ShownQuestion[]);
      return formRead({ ...form, name: title, fields: asked });
    }
    case "element": {
      const { rank, startsAt, endsAt, ...event } = shown as ContentShown<typeof elementContent>;
      if (!startsAt) return undefined;
      const when = { startsAt, endsAt: endsAt ?? startsAt, hasBegun: false };
      return eventRead({ ...event, ...when, order: rank, placesLeft: event.places });
    }
    default:
      return undefined;
  }
}
