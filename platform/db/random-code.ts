import { randomBytes } from "node:crypto";

/** Something that nobody guesses: 192 bits, in letters that an address can hold. */
export const randomCode = (): string => randomBytes(24).toString("base64url");
