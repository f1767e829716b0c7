import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { ApiError } from "./api-error";

const KEY = /^[\x20-\x7e]{8,128}$/;

/** Header that tells one request apart from the next, and is the same when it is sent again. */
export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .openapi({
      param: { required: true },
      description: "8 to 128 printable characters, drawn anew for each request",
    }),
});

export interface IdempotentCall {
  idempotencyKey: string;
}

/** Reads the key of a call. @throws ApiError BAD_REQUEST without a key, or with an invalid one */
export function readIdempotencyKey(key: string | undefined): string {
  if (!key) throw new ApiError("BAD_REQUEST", "IDEMPOTENCY_KEY_MISSING");
  if (!KEY.test(key)) throw new ApiError("BAD_REQUEST", "IDEMPOTENCY_KEY_INVALID");
  return key;
}

/** Hashes a request's body, to tell it from another one under the same key. */
export const requestHashOf = (body: object): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

/** @throws ApiError CONFLICT for another body than the key first came with */
export function refuseAnother(first: { requestHash: string }, requestHash: string): void {
  if (first.requestHash !== requestHash) throw new ApiError("CONFLICT", "IDEMPOTENCY_KEY_REUSED");
}
