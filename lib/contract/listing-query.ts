import { z } from "zod";
import { filterSchema } from "./listing";

export type ListedType = "text" | "number" | "boolean" | "instant";

const filter = (type: ListedType) =>
  filterSchema.optional().meta({
    description: `equal to this ${type}, or after ${type === "text" ? "lk: " : ""}df: lt: lte: gt: gte:; sent several times, all of it`,
  });

/**
 * Returns the query of a listing by the types of its fields, as the API document shows it.
 * `readListing` of the platform checks it, because an empty string is no value there.
 */
export function listingQuery<const F extends Record<string, ListedType>>(fields: F, nbItem = 10) {
  const names = Object.keys(fields);
  const filters = Object.fromEntries(
    Object.entries(fields).map(([name, type]) => [name, filter(type)]),
  ) as Record<keyof F & string, ReturnType<typeof filter>>;
  return z
    .object({
      nbItem: z
        .string()
        .optional()
        .meta({ type: "integer", minimum: 1, maximum: 100, default: nbItem }),
      page: z.string().optional().meta({ type: "integer", minimum: 1, default: 1 }),
      orderBy: z
        .string()
        .optional()
        .meta({ enum: names.flatMap((name) => [name, `-${name}`]) }),
      ...filters,
    })
    .catchall(filterSchema);
}
