import type { Context } from "hono";
import type { ZodError, z } from "zod";
import { invalidFields } from "./api-error";
import { apiErrorOf } from "./api-error-of";
import type { ErrorWord, InvalidField } from "./message-of";
import { type Part, parsePartial } from "./parse-partial";
import type { RequestContext } from "./request-context";

/** Result that a validator hands to the hook of a call. */
type Read = { target: string } & (
  | { success: true }
  | { success: false; error: ZodError; data?: unknown }
);

/**
 * Makes the hook of a call with rules beyond its body's schema: the errors of both are answered at
 * once.
 * @param readErrors the errors by those rules, by field, of the part that fits the schema; an error
 *   of the schema takes precedence
 * @param own as for `apiErrorOf`
 */
export function collectFieldErrors<S extends z.ZodObject>(
  schema: S,
  readErrors: (
    caller: RequestContext["Variables"],
    part: Part<z.output<S>>,
  ) => Promise<Record<string, InvalidField>>,
  own?: Record<string, ErrorWord>,
) {
  async function refuse(
    error: ZodError,
    value: unknown,
    caller: RequestContext["Variables"],
  ): Promise<never> {
    const apiError = apiErrorOf(error, { ...(own && { own }) });
    if (apiError.code !== "INVALID_FIELDS") throw apiError;
    const further = await readErrors(caller, parsePartial(schema, value));
    throw invalidFields({ ...further, ...apiError.errors });
  }
  return (read: Read, c: Context<RequestContext>): undefined | Promise<never> => {
    if (read.success) return undefined;
    if (read.target !== "json") throw apiErrorOf(read.error, { target: read.target });
    return refuse(read.error, read.data, c.var);
  };
}
