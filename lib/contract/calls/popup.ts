import { z } from "zod";
import { integerParam } from "@/lib/contract/integer-param";
import { popupSchema } from "@/lib/contract/popup";
import { call } from "../call";

export const getPopup = call({
  name: "getPopup",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/popup/{id}",
  summary: "A window that opens by itself, while it is published",
  params: z.object({ id: integerParam() }),
  answer: popupSchema,
  says: "The window in the caller's language",
});

export const getPagePopup = call({
  name: "getPagePopup",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/popup",
  summary: "The window that opens on a page, the first where there are several",
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(2_147_483_647) }),
  answer: z.object({ popup: popupSchema.nullable() }),
  says: "Null where none opens there",
});
