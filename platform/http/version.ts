import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { ApiError } from "./api-error";

/** What tells two states of the same thing apart: a hash of what can be changed of it. */
export const versionOf = (changeable: object): string =>
  createHash("sha256").update(JSON.stringify(changeable)).digest("base64url").slice(0, 22);

/** The header of a change by which it says what it began from. */
export const ifMatchHeadersSchema = z.object({
  "if-match": z
    .string()
    .optional()
    .openapi({
      param: { required: true },
      description: "The `version` of what is changed, as it was read; between quotes or without",
    }),
});

/** What the handler of a call that begins from a version knows. */
export interface VersionedCall {
  version: string;
}

/** @throws ApiError VERSION_NEEDED without one */
export function readVersion(header: string | undefined): string {
  const version = header?.trim().replace(/^"(.*)"$/, "$1");
  if (!version) throw new ApiError("VERSION_NEEDED");
  return version;
}

/** Refuses a change of what somebody else has changed since it was read, and says what is there now. */
export class StaleVersion extends ApiError {
  constructor(readonly current: object) {
    super("STALE");
  }
}

/** @throws StaleVersion */
export function refuseStale(begunFrom: string, current: { version?: string | undefined }): void {
  if (begunFrom !== current.version) throw new StaleVersion(current);
}
