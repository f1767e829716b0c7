import { z } from "zod";

/** Most rows that one call gives (§9). */
export const LARGEST_PAGE = 100;

const MOST_CONDITIONS = 4;

export const filterSchema = z.union([z.string(), z.array(z.string()).max(MOST_CONDITIONS)]);

/**
 * Query of a listing (§7): `nbItem` (default 10), `page` (default 1), `orderBy` (`field` or
 * `-field`). Any other entry is a filter, `field=value` for equal, the value prefixed with `lk:`,
 * `df:`, `lt:`, `lte:`, `gt:` or `gte:` for the other comparisons. A filter that is sent several
 * times applies all its conditions: from one day on, and until another.
 */
export const listingQuerySchema = z
  .object({
    nbItem: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(10),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    orderBy: z.string().optional(),
  })
  .catchall(filterSchema);
