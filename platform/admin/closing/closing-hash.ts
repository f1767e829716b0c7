import { createHash } from "node:crypto";
import { type ClosingContent, closingText } from "@/lib/rules/money/closing-text";

/** SHA-256 of all that a closing says, the hash of the one before among it; in hexadecimal. */
export const closingHash = (closing: ClosingContent): string =>
  createHash("sha256").update(closingText(closing)).digest("hex");
