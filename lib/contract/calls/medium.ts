import { z } from "zod";
import {
  keptMediaSchema,
  legibilitySchema,
  mediaFormSchema,
  mediumChangeSchema,
  mediumFileFormSchema,
  mediumKindSchema,
  mediumSchema,
  pictureTrialSchema,
  usedMediumSchema,
} from "@/lib/contract/admin/medium";
import { nothingSchema } from "@/lib/contract/booking-page";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const listMedia = call({
  name: "listMedia",
  area: "admin",
  can: "medium:read",
  method: "get",
  path: "/admin/medium",
  summary: "The library of the site, the last added first",
  query: z.object({
    search: z.string().max(100).optional(),
    kind: mediumKindSchema.optional(),
    /** Media without a text in one of the languages. */
    alt: z.enum(["MISSING"]).optional(),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    nbItem: z.coerce.number().int().min(1).max(100).default(48),
  }),
  answer: z.object({ items: z.array(mediumSchema), total: z.number().int() }),
  says: "A page of them, and how many there are",
});

export const getMedium = call({
  name: "getMedium",
  area: "admin",
  can: "medium:read",
  method: "get",
  path: "/admin/medium/{id}",
  summary: "A medium of the library, and where it is used",
  params,
  answer: usedMediumSchema,
  says: "All that is known of it",
});

export const addMedia = call({
  name: "addMedia",
  area: "admin",
  can: "medium:change",
  limit: "medium",
  method: "post",
  path: "/admin/medium",
  summary: "Puts files into the library; one that is there already is that one",
  description:
    "One file under `image`, which is refused as any field is; or several under `images`, each of which is taken or refused by itself, `errors` being keyed by `images.0`, `images.1` and so on.",
  form: mediaFormSchema,
  answer: keptMediaSchema,
  says: "What became of each",
});

export const changeMedium = call({
  name: "changeMedium",
  area: "admin",
  can: "medium:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/medium/{id}",
  summary: "Says what is seen on a medium, its point that stays in sight, and its rights",
  params,
  body: mediumChangeSchema,
  answer: usedMediumSchema,
  says: "The medium as it is now",
});

export const replaceMediumFile = call({
  name: "replaceMediumFile",
  area: "admin",
  can: "medium:change",
  limit: "medium",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/medium/{id}/file",
  summary: "Gives a medium another file of its kind, wherever it is used",
  params,
  form: mediumFileFormSchema,
  answer: usedMediumSchema,
  says: "The medium as it is now",
});

export const removeMedium = call({
  name: "removeMedium",
  area: "admin",
  can: "medium:change",
  method: "delete",
  path: "/admin/medium/{id}",
  summary: "Removes a medium that nothing uses, and its file where nothing else needs it",
  params,
  answer: nothingSchema,
  says: "It is gone",
});

export const getPictureLegibility = call({
  name: "getPictureLegibility",
  area: "admin",
  can: "medium:read",
  limit: "legibility",
  method: "get",
  path: "/admin/picture/legibility",
  summary: "How well words would be read on a picture, before it is put below them",
  query: pictureTrialSchema,
  answer: legibilitySchema,
  says: "The contrast of the words, by the theme of the site; null where none stand on it",
});
