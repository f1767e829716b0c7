import { randomBytes } from "node:crypto";

/** Draws a code of 192 bits that nobody guesses, in letters that an address can hold. */
export const randomCode = (): string => randomBytes(24).toString("base64url");
