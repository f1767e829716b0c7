import { z } from "zod";
import { languageCodeSchema } from "@/lib/contract/locale";
import { pagePlaceSchema } from "@/lib/contract/page";
import { CONTENT_NAMES } from "./contents";

/**
 * GET /content/at: the content at a path below a page that lists contents, with the page and its
 * paths in every published language; or its new address; or the fact that it was withdrawn.
 */
export const contentPlaceSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("CONTENT"),
    type: z.enum(CONTENT_NAMES),
    id: z.number().int(),
    section: z.string().nullable().default(null),
    place: pagePlaceSchema,
    /** Last change of the shown content, as an ISO instant; not before it was published. */
    changedAt: z.iso.datetime(),
    paths: z.partialRecord(languageCodeSchema, z.string().startsWith("/")),
  }),
  z.object({ kind: z.literal("MOVED"), path: z.string().startsWith("/") }),
  z.object({ kind: z.literal("GONE") }),
]);
export type ContentPlace = z.infer<typeof contentPlaceSchema>;
