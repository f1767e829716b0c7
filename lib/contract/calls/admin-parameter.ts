import { z } from "zod";
import {
  adminParameterSchema,
  parameterChangeSchema,
  settingDraftSchema,
} from "@/lib/contract/admin/parameter";
import { parameterSchema } from "@/lib/contract/parameter";
import { call } from "../call";

export const getAdminParameters = call({
  name: "getAdminParameters",
  area: "admin",
  can: "parameter:read",
  method: "get",
  path: "/admin/parameter",
  summary: "Every setting that the site can have, with its value, its default, and who changed it",
  answer: z.array(adminParameterSchema),
  says: "The settings, in their groups",
});

export const changeParameter = call({
  name: "changeParameter",
  area: "admin",
  can: "parameter:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/parameter/{type}",
  summary: "Sets a setting of the site, or gives it its default again",
  params: z.object({ type: z.string().max(100) }),
  body: parameterChangeSchema,
  answer: adminParameterSchema,
  says: "The setting as it is now",
});

export const draftParameter = call({
  name: "draftParameter",
  area: "admin",
  can: "parameter:change",
  limit: "settingDraft",
  // Nothing is stored.
  proof: false,
  method: "post",
  path: "/admin/parameter/{type}/draft",
  summary:
    "Packs a value that is typed, so that its author sees it at its place; nothing is stored",
  params: z.object({ type: z.string().max(100) }),
  body: parameterChangeSchema,
  answer: settingDraftSchema,
  says: "The draft for the address of `/preview/setting/typed`; it is read for ten minutes, by its author",
});

export const getParameterDraft = call({
  name: "getParameterDraft",
  area: "admin",
  can: "parameter:change",
  method: "get",
  path: "/admin/parameter/draft",
  summary: "The setting of a draft, in the caller's language",
  query: z.object({ draft: z.string().max(10_000) }),
  answer: parameterSchema,
  says: "The setting as pages would have it, were it saved",
});
