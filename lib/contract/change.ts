import { z } from "zod";

/** A kind of change that is about one thing, and the name by which that is known. */
const slug = z.string().regex(/^[\w/-]{1,100}$/);

/**
 * What of a site has changed, so that what was made from it and kept is made anew.
 * `everything` is for a provider that cannot tell, since it has just started.
 */
export const changeSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum([
      "everything",
      "parameters",
      "siteInfo",
      "pages",
      "news",
      "services",
      "fares",
      "products",
      "stock",
      "addresses",
      "variations",
      "externalApps",
      "calendars",
    ]),
  }),
  z.object({ kind: z.literal("page"), id: z.number().int() }),
  // How a product's stock is shown: `stock` says it of all of them.
  z.object({ kind: z.literal("productStock"), id: z.number().int() }),
  z.object({ kind: z.literal("component"), slug }),
  z.object({ kind: z.literal("elements"), route: slug }),
]);
export type Change = z.infer<typeof changeSchema>;

/** Something that is kept may be made from: a thing that changes, or all things of its kind. */
export type Source = Change | { kind: Change["kind"] };

/** How many changes one notice tells; more are told as `everything`. */
export const MAX_CHANGES = 1000;

/**
 * The body of a site's `POST /api/revalidate`, by which its provider tells what has changed. The
 * header `x-signature` holds its HMAC-SHA256 in hex; `at` is when it was sent, as an ISO instant.
 */
export const changeNoticeSchema = z.object({
  changes: z.array(changeSchema).min(1).max(MAX_CHANGES),
  at: z.iso.datetime(),
});
