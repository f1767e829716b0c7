import { z } from "@hono/zod-openapi";
import { filterSchema } from "@/lib/contract/listing";
import type { ListingDeclaration } from "./listing";

const filter = (type: string) =>
  filterSchema.optional().openapi({
    description: `equal to this ${type}, or after ${type === "text" ? "lk: " : ""}df: lt: lte: gt: gte:; sent several times, all of it`,
  });

/**
 * The query of a listing, for `createRoute`: what the document says of it. `readListing` checks
 * it, because an empty string is no value there.
 */
export function listingParameters({ fields, nbItem = 10 }: ListingDeclaration) {
  const names = Object.keys(fields);
  return z
    .object({
      nbItem: z
        .string()
        .optional()
        .openapi({ type: "integer", minimum: 1, maximum: 100, default: nbItem }),
      page: z.string().optional().openapi({ type: "integer", minimum: 1, default: 1 }),
      orderBy: z
        .string()
        .optional()
        .openapi({ enum: names.flatMap((name) => [name, `-${name}`]) }),
      ...Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, filter(type)])),
    })
    .catchall(filterSchema);
}
