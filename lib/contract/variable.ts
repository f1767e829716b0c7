import { z } from "zod";

/** Types of environment variables; the error of each says what would be right. */

/** Declares a whole number between two others, both included. */
export function integerVariable(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

export const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `must be one of ${words.join(", ")}` });

export const secret = (least: number) =>
  z
    .string()
    .min(least, { error: `must have at least ${least} characters` })
    .optional();

export const optionalUrl = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => protocols.test(value) && URL.canParse(value), `must look like ${example}`)
    .optional();
