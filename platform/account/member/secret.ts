import { createHash, randomBytes } from "node:crypto";

/** Something that nobody guesses: 256 bits, in letters that a cookie or an address can hold. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** What is stored of a secret, in hex: a secret of that length needs no salt. */
export const secretHash = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
