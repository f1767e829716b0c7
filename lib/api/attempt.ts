import { randomKey } from "@/lib/browser/random-key";
import { CallError } from "./call";

/** Request that is sent, and the key under which the provider takes it once. */
export interface Attempt {
  /** As JSON. */
  body: string;
  key: string;
}

/**
 * Returns the attempt to send a request: the last one again if it was the same and has had no
 * answer. Sent again after a broken connection, an order must not become a second one.
 */
export function attemptOf(last: Attempt | null, request: unknown): Attempt {
  const body = JSON.stringify(request);
  return last?.body === body ? last : { body, key: randomKey() };
}

const TOO_MANY_REQUESTS = 429;

/**
 * Tells whether an error settles an attempt: it was refused and changed nothing. A 429 does not
 * settle it, because an earlier call with the same key may have succeeded.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== TOO_MANY_REQUESTS;
