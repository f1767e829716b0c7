import { createHash } from "node:crypto";
import { type ClosingContent, closingText } from "@/lib/rules/money/closing-text";

/** Hashes a closing's whole content, with the hash of the one before: SHA-256, in hexadecimal. */
export const closingHash = (closing: ClosingContent): string =>
  createHash("sha256").update(closingText(closing)).digest("hex");
