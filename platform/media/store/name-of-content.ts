import { createHash } from "node:crypto";

/** The name under which a file is kept: the hash of its content, and an ending that says what it is. */
export const nameOfContent = (content: Uint8Array, ending: "svg" | "png" | "webp"): string =>
  `${createHash("sha256").update(content).digest("hex")}.${ending}`;
