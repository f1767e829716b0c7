import { createHash, randomBytes } from "node:crypto";

/** Creates a secret nobody guesses: 256 bits, in letters for a cookie or an address. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Hashes a secret for storage, in hex: a secret of that length needs no salt. */
export const secretHash = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
