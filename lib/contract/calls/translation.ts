import { z } from "zod";
import {
  draftAskedSchema,
  olderTextsSchema,
  translationDraftSchema,
  translationStateSchema,
  translationsSchema,
} from "@/lib/contract/admin/translation";
import { call } from "../call";

export const listTranslations = call({
  name: "listTranslations",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/translation",
  summary: "What the site says in several languages, with what is missing in one or out of date",
  query: z.object({
    kind: z.string().max(60).optional(),
    state: translationStateSchema.default("UNFINISHED"),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    nbItem: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: translationsSchema,
  says: "A page of them, how many there are, and the counts of each kind the caller may read",
});

export const getOlderTexts = call({
  name: "getOlderTexts",
  area: "admin",
  can: "content:read",
  method: "get",
  path: "/admin/translation/{kind}/{id}",
  summary: "The translations of one thing that are older than their original",
  params: z.object({ kind: z.string().max(60), id: z.string().max(100) }),
  answer: olderTextsSchema,
  says: "Each with the original of the time when it was translated last",
});

export const draftTranslation = call({
  name: "draftTranslation",
  area: "admin",
  can: "content:change",
  limit: "translationDraft",
  startsFrom: { no: "a draft is answered, and nothing is kept of it" },
  method: "post",
  path: "/admin/translation/draft",
  summary: "Has a text translated by the configured translator; nothing is saved",
  body: draftAskedSchema,
  answer: translationDraftSchema,
  says: "The draft, HTML with the tags that it had",
});
