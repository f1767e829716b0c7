import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import {
  layoutCheckedSchema,
  layoutCheckSchema,
  layoutPreviewMadeSchema,
  layoutPreviewSchema,
  pageLayoutsSchema,
  previewedLayoutSchema,
} from "@/lib/contract/page-layout";
import { call } from "../call";

const page = z.object({ idPage: integerParam() });
const layout = page.extend({ idLayout: integerParam() });

export const getPageLayouts = call({
  name: "getPageLayouts",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/page/{idPage}/layout",
  summary: "The HTML and CSS of a page of the page builder, in each language",
  params: page,
  answer: pageLayoutsSchema,
  says: "A layout a language, as visitors see it",
});

export const checkLayoutHash = call({
  name: "checkLayoutHash",
  area: "admin",
  can: "content:read",
  method: "post",
  path: "/admin/page/{idPage}/layout/{idLayout}/hash/check",
  summary: "Tells whether a layout is still what somebody began from",
  params: layout,
  body: layoutCheckSchema,
  answer: layoutCheckedSchema,
  says: "Whether it is, and the hash of what is there",
});

export const previewLayout = call({
  name: "previewLayout",
  area: "admin",
  can: "content:change",
  startsFrom: { no: "a look at something that is stored nowhere else" },
  method: "put",
  path: "/admin/page/{idPage}/layout/{idLayout}/preview",
  summary: "Shows a layout as its page would look, to whoever has the link",
  params: layout,
  form: layoutPreviewSchema,
  answer: layoutPreviewMadeSchema,
  says: "The path of the preview, and until when it works",
});

export const getPreviewedLayout = call({
  name: "getPreviewedLayout",
  area: "content",
  access: "KEY",
  limit: "layoutPreview",
  method: "get",
  path: "/page/preview/{code}",
  summary: "A layout that is not published, by the link of its preview",
  params: z.object({ code: z.string().max(100) }),
  answer: previewedLayoutSchema,
  says: "What its page shows, for a day",
});
