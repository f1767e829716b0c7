import { z } from "zod";

/** Variables of the environment by what they are; the error of each says what would be right. */

/** A whole number between two others, both included. */
export function integerVariable(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

/** One of several words. */
export const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `must be one of ${words.join(", ")}` });

/** A text that is as long as it has to be. */
export const secret = (least: number) =>
  z
    .string()
    .min(least, { error: `must have at least ${least} characters` })
    .optional();

/** An address; its error shows what one looks like. */
export const optionalUrl = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine((value) => protocols.test(value) && URL.canParse(value), `must look like ${example}`)
    .optional();
