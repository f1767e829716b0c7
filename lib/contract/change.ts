import { z } from "zod";
import { languageCodeSchema } from "./locale";

const slug = z.string().regex(/^[\w/-]{1,100}$/);
const code = languageCodeSchema.optional();

/**
 * Change of a site: everything made and kept from the subject is made anew. `everything` is for a
 * provider that cannot tell, since it has just started.
 */
export const changeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum([
      "everything",
      "parameters",
      "siteInfo",
      "pages",
      "news",
      "reviews",
      "services",
      "fares",
      "products",
      "stock",
      "addresses",
      "variations",
      "externalApps",
      "calendars",
      "mails",
    ]),
  }),
  // A page as it is shown in one language; without a code, in any.
  z.object({ kind: z.literal("page"), id: z.number().int(), code }),
  // The stock shown on one product; `stock` covers all of them.
  z.object({ kind: z.literal("productStock"), id: z.number().int() }),
  z.object({ kind: z.literal("component"), slug, code }),
  z.object({ kind: z.literal("elements"), route: slug }),
  // A kind of content, by its name: one was published, withdrawn or placed elsewhere.
  z.object({ kind: z.literal("content"), of: slug }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Source of a kept result: a thing that changes, or all things of its kind. */
export type Source = Change | { kind: Change["kind"] };

/** Changes per notice; more are told as `everything`. */
export const MAX_CHANGES = 1000;

/**
 * Body of a site's `POST /api/revalidate`, by which its provider reports changes. The header
 * `x-signature` holds its HMAC-SHA256 in hex; `at` is the time of sending, as an ISO instant.
 */
export const changeNoticeSchema = z.object({
  changes: z.array(changeSchema).min(1).max(MAX_CHANGES),
  at: z.iso.datetime(),
});
