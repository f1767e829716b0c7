import { createHash } from "node:crypto";
import type { Seal } from "./backup-format";

/** Counts and digests bytes as they pass. */
export class Sealing {
  readonly #digest = createHash("sha256");
  #bytes = 0;

  add(chunk: Uint8Array): void {
    this.#digest.update(chunk);
    this.#bytes += chunk.length;
  }

  /** Returns the seal of all bytes so far; nothing may be added afterwards. */
  seal(): Seal {
    return { bytes: this.#bytes, sha256: this.#digest.digest("hex") };
  }
}

export function isSame(one: Seal | undefined, other: Seal | undefined): boolean {
  return one?.bytes === other?.bytes && one?.sha256 === other?.sha256;
}
