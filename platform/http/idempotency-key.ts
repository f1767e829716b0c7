import { createHash } from "node:crypto";
import { z } from "@hono/zod-openapi";
import { ApiError } from "./api-error";

const KEY = /^[\x20-\x7e]{8,128}$/;

/** What tells one request apart from the next, and is the same when it is sent again. */
export const idempotencyHeadersSchema = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .openapi({
      param: { required: true },
      description: "8 to 128 printable characters, drawn anew for each request",
    }),
});

/** What the handler of a call that takes a key knows. */
export interface IdempotentCall {
  idempotencyKey: string;
}

/** @throws ApiError BAD_REQUEST without a key, or with one that is none */
export function readIdempotencyKey(key: string | undefined): string {
  if (!key) throw new ApiError("BAD_REQUEST", "IDEMPOTENCY_KEY_MISSING");
  if (!KEY.test(key)) throw new ApiError("BAD_REQUEST", "IDEMPOTENCY_KEY_INVALID");
  return key;
}

/** What tells a request's body from another one that comes under the same key. */
export const requestHashOf = (body: object): string =>
  createHash("sha256").update(JSON.stringify(body)).digest("hex");

/** @throws ApiError CONFLICT for a body that is not the one that the key came with first */
export function refuseAnother(first: { requestHash: string }, requestHash: string): void {
  if (first.requestHash !== requestHash) throw new ApiError("CONFLICT", "IDEMPOTENCY_KEY_REUSED");
}
