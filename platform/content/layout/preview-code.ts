import { createHash, randomBytes } from "node:crypto";

/** Draws the last part of a preview's address, which nobody guesses: 256 bits. */
export const newPreviewCode = (): string => randomBytes(32).toString("base64url");

export const previewCodeHash = (code: string): string =>
  createHash("sha256").update(code).digest("hex");
