import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { ApiError } from "./api-error";

/** Hashes the changeable part of something, to tell two of its states apart. */
export const versionOf = (changeable: object): string =>
  createHash("sha256").update(JSON.stringify(changeable)).digest("base64url").slice(0, 22);

/** Header of a change that names the version it starts from. */
export const ifMatchHeadersSchema = z.object({
  "if-match": z
    .string()
    .optional()
    .openapi({
      param: { required: true },
      description: "The `version` of what is changed, as it was read; between quotes or without",
    }),
});

export interface VersionedCall {
  version: string;
}

/** @throws ApiError VERSION_NEEDED without one */
export function readVersion(header: string | undefined): string {
  const version = header?.trim().replace(/^"(.*)"$/, "$1");
  if (!version) throw new ApiError("VERSION_NEEDED");
  return version;
}

/** Refusal of a change to something changed since it was read; it carries the current state. */
export class StaleVersion extends ApiError {
  constructor(readonly current: object) {
    super("STALE");
  }
}

/** @throws StaleVersion */
export function refuseStale(begunFrom: string, current: { version?: string | undefined }): void {
  if (begunFrom !== current.version) throw new StaleVersion(current);
}
