import "server-only";
import type { Call } from "@/lib/api/call";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentShown } from "@/lib/contract/content/definition";
import type { elementContent } from "@/lib/contract/content/element";
import type { formContent } from "@/lib/contract/content/form";
import type { PageLine } from "@/lib/contract/page";
import { formFieldsOf, type ShownQuestion } from "@/lib/rules/form/form-faults";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import {
  type ContentRead,
  contentRead,
  isPaged,
  type PagedName,
  readContent,
  type ShownOf,
} from "./content-read";
import type { BlogFolderShown, BlogShown } from "./contents";
import { found } from "./found";
import { pageOfRole } from "./page-of-role";

export interface ContentPreview {
  content: ContentRead;
  list: PageLine;
  changedAt: string;
}

/** Surroundings of a content that is not published yet. */
const NOTHING_AROUND: { [N in PagedName]: Omit<ShownOf<N>, "item"> } = {
  news: { newer: undefined, older: undefined },
  blog: { ariane: [], related: [] },
  "blog-folder": { folders: [], ariane: [], blogs: [], total: 0 },
  album: {},
  form: {},
  element: {},
};

/**
 * Reads a content as it is written, with the published contents around it: others of its list, the
 * contents of its folder.
 * @param call of somebody who may read it
 * @returns undefined where there is none, or its kind has no page on the site
 * @throws CallError where it is not for the caller
 */
export async function readContentPreview(
  call: Call,
  { type, id }: { type: ContentName; id: number },
  locale: Locale,
): Promise<ContentPreview | undefined> {
  const { under } = contentNamed(type);
  const list = under && (await pageOfRole(under, locale));
  if (!list || !isPaged(type)) return undefined;
  const params = { type, id, code: codeFromLocale(locale) };
  const draft = await found(call("GET /admin/content/{type}/{id}/preview/{code}", { params }));
  const item = draft && itemOf(type, draft.shown);
  if (!item) return undefined;
  const published = await readContent({ type, id, section: null, number: 1 }, locale);
  const shown = {
    ...NOTHING_AROUND[type],
    ...published?.shown,
    item,
    ...("folder" in item && { ariane: await arianeOf(call, item) }),
  } as ShownOf<PagedName>;
  return { content: contentRead(type, shown), list, changedAt: draft.changedAt };
}

/** Shows a working copy as the call of its kind shows what is published; an event has a time. */
function itemOf(type: PagedName, shown: unknown): ShownOf<PagedName>["item"] | undefined {
  if (type === "form") {
    const form = shown as ContentShown<typeof formContent>;
    return { ...form, fields: formFieldsOf(form.fields as ShownQuestion[]) };
  }
  if (type !== "element") return shown as ShownOf<PagedName>["item"];
  const { rank, startsAt, endsAt, ...event } = shown as ContentShown<typeof elementContent>;
  if (!startsAt) return undefined;
  const when = { startsAt, endsAt: endsAt ?? startsAt, hasBegun: false };
  return { ...event, ...when, order: rank, placesLeft: event.places };
}

async function arianeOf(call: Call, { id, title, path, folder }: BlogShown | BlogFolderShown) {
  const params = { id: folder ?? 0 };
  const above = folder && (await found(call("GET /blog/folder/ariane/{id}", { params })));
  return [...(above ? above.ariane : []), { id, title, path }];
}
