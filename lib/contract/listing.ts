import { z } from "zod";

/** How many rows of a listing one call gives at most (§9). */
export const LARGEST_PAGE = 100;

/**
 * The query of a listing (§7): `nbItem` (default 10), `page` (default 1), `orderBy`
 * (`field` or `-field`). Any other entry is a filter, `field=value` for equal, the value
 * prefixed with `lk:`, `df:`, `lt:`, `lte:`, `gt:` or `gte:` for the other comparisons.
 */
export const listingQuerySchema = z
  .object({
    nbItem: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(10),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    orderBy: z.string().optional(),
  })
  .catchall(z.string());
