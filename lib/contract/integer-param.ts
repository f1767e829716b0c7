import { z } from "zod";

export const MAX_INTEGER = 2 ** 31 - 1;

/** Returns the schema of a whole number in a path, by default an id. */
export function integerParam(least = 1, most = MAX_INTEGER) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .meta({ type: "integer", minimum: least, maximum: most });
}
