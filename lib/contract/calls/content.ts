import { z } from "zod";
import { nothingSchema } from "@/lib/contract/booking-page";
import { CONTENT_NAMES } from "@/lib/contract/content/contents";
import {
  contentAtSchema,
  contentDraftSchema,
  contentLinesSchema,
  contentPreviewSchema,
  contentRevisionSchema,
  contentValuesSchema,
  pageOrderSchema,
  pagePlacingSchema,
  publishSchema,
} from "@/lib/contract/content/draft";
import { contentPlaceSchema } from "@/lib/contract/content/place";
import { integerParam } from "@/lib/contract/integer-param";
import { languageCodeSchema } from "@/lib/contract/locale";
import { addressesSchema, addressQuerySchema } from "@/lib/contract/page";
import { call } from "../call";

const type = z.enum(CONTENT_NAMES);
const one = z.object({ type, id: integerParam() });
const inLanguage = one.extend({ code: languageCodeSchema });

export const listContents = call({
  name: "listContents",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}",
  summary: "The panel's list of a kind of content, whatever is published of it",
  params: z.object({ type }),
  query: z.object({
    search: z.string().max(100).optional(),
    section: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    nbItem: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: contentLinesSchema,
  says: "A page of them, how many there are, and the lists into which they are parted",
});

export const getContentDraft = call({
  name: "getContentDraft",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}/{id}",
  summary: "The working copy of a content",
  params: one,
  answer: contentDraftSchema,
  says: "All that is written of it, and how it stands in each language",
});

export const previewContent = call({
  name: "previewContent",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}/{id}/preview/{code}",
  summary: "The working copy of a content as its page would show it in a language",
  params: inLanguage,
  answer: contentPreviewSchema,
  says: "What visitors would read, were it published now",
});

export const addContent = call({
  name: "addContent",
  area: "admin",
  can: "content:change",
  idempotent: true,
  method: "post",
  path: "/admin/content/{type}",
  summary: "Begins a content, which nobody sees until it is published",
  params: z.object({ type }),
  body: contentValuesSchema,
  answer: contentDraftSchema,
  says: "Its working copy",
});

export const saveContent = call({
  name: "saveContent",
  area: "admin",
  can: "content:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/content/{type}/{id}",
  summary: "Saves the working copy of a content; what visitors see stays",
  params: one,
  body: contentValuesSchema,
  answer: contentDraftSchema,
  says: "The working copy as it is now",
});

export const removeContent = call({
  name: "removeContent",
  area: "admin",
  can: "content:publish",
  method: "delete",
  path: "/admin/content/{type}/{id}",
  summary: "Removes a content with its history; its addresses say that it is gone",
  params: one,
  answer: nothingSchema,
  says: "It is gone",
});

export const publishContent = call({
  name: "publishContent",
  area: "admin",
  can: "content:publish",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/content/{type}/{id}/publication/{code}",
  summary: "Shows the working copy to visitors in a language, from now or from an instant on",
  params: inLanguage,
  body: publishSchema,
  answer: contentDraftSchema,
  says: "The working copy, and how it stands now",
});

export const withdrawContent = call({
  name: "withdrawContent",
  area: "admin",
  can: "content:publish",
  method: "delete",
  path: "/admin/content/{type}/{id}/publication/{code}",
  summary: "Shows it to visitors in a language no more",
  params: inLanguage,
  answer: contentDraftSchema,
  says: "The working copy, and how it stands now",
});

export const getPageOrder = call({
  name: "getPageOrder",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/page",
  summary: "All pages of the site in the tree of its menu, whatever is published of them",
  answer: pageOrderSchema,
  says: "Each before those below it, and the version of their order",
});

export const getContentAt = call({
  name: "getContentAt",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/page/at",
  summary: "The content that the panel edits at a path of the site",
  query: z.object({ path: z.string().max(2000) }),
  answer: contentAtSchema,
  says: "In the caller's language; `path` is without its prefix",
});

export const movePage = call({
  name: "movePage",
  area: "admin",
  can: "content:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/page/{id}/place",
  summary:
    "Puts a page below another one, or at the top, before one of those there or at their end",
  params: z.object({ id: integerParam() }),
  body: pagePlacingSchema,
  answer: pageOrderSchema,
  says: "The tree as it is now; the address of the page stays",
});

export const placeContent = call({
  name: "placeContent",
  area: "admin",
  can: "content:change",
  startsFrom: { no: "a place among others, which overwrites nothing that was written" },
  method: "put",
  path: "/admin/content/{type}/{id}/place",
  summary: "Places a content before another in their order, or at its end",
  // Pages are moved within their tree.
  params: one.extend({ type: type.exclude(["page"]) }),
  body: z.object({ before: z.number().int().nullable() }),
  answer: nothingSchema,
  says: "It stands there",
});

export const listContentRevisions = call({
  name: "listContentRevisions",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}/{id}/revision",
  summary: "The versions that there were of a content, the last first",
  params: one,
  answer: z.object({ revisions: z.array(contentRevisionSchema) }),
  says: "When each was saved, by whom, and where it was published",
});

export const getContentRevision = call({
  name: "getContentRevision",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/content/{type}/{id}/revision/{version}",
  summary: "What a former version of a content said",
  params: one.extend({ version: integerParam() }),
  answer: contentValuesSchema,
  says: "All that was written of it",
});

export const getContentPlace = call({
  name: "getContentPlace",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/content/at",
  summary: "What stands at a path below a page that lists contents",
  query: z.object({ path: z.string().max(2000) }),
  answer: contentPlaceSchema,
  says: "In the caller's language; `path` is without its prefix",
});

export const getContentAddresses = call({
  name: "getContentAddresses",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/content/address",
  summary: "The paths of all contents that are published, part by part",
  query: addressQuerySchema,
  answer: addressesSchema,
  says: "The oldest first",
});
