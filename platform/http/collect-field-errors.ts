import type { Context } from "hono";
import type { ZodError, z } from "zod";
import { type FieldFault, invalidFields } from "./api-error";
import type { RefusalWord } from "./message-of";
import { type Part, soundPart } from "./parse-partial";
import { type Caller, refusalOf } from "./router";

/** What a validator hands to the hook of a call. */
type Read = { target: string } & (
  | { success: true }
  | { success: false; error: ZodError; data?: unknown }
);

/**
 * The hook of a call whose body has rules beyond its schema: what is wrong by either is said in one
 * round.
 * @param faults what is wrong by those rules, by field, of what fits the schema; a field that the
 *   schema refuses is refused for that
 * @param own as of `refusalOf`
 */
export function inOneRound<S extends z.ZodObject>(
  schema: S,
  faults: (
    caller: Caller["Variables"],
    given: Part<z.output<S>>,
  ) => Promise<Record<string, FieldFault>>,
  own?: Record<string, RefusalWord>,
) {
  async function refuse(
    error: ZodError,
    given: unknown,
    caller: Caller["Variables"],
  ): Promise<never> {
    const further = await faults(caller, soundPart(schema, given));
    const refusal = refusalOf(error, own);
    throw invalidFields({ ...further, ...refusal.errors });
  }
  return (read: Read, c: Context<Caller>): undefined | Promise<never> => {
    if (read.success) return undefined;
    if (read.target !== "json") throw refusalOf(read.error);
    return refuse(read.error, read.data, c.var);
  };
}
