import type { Context } from "hono";
import type { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import { type idempotencyHeadersSchema, idempotencyKey } from "@/platform/http/idempotency-key";
import { consume } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/router";

/** By whom a ride or something of the shop is ordered, and how this request is told from others. */
export interface Ordering {
  idSite: number;
  language: LanguageCode;
  /** The member in whose session it is; null for a guest. */
  idUser: number | null;
  /** The Idempotency-Key. */
  key: string;
  /** The network that the call came from. */
  network: string;
}

type OrderingCall = Context<
  RequestContext,
  string,
  { out: { header: z.infer<typeof idempotencyHeadersSchema> } }
>;

/**
 * Counts a call that orders something, and says who makes it.
 * @throws ApiError BAD_REQUEST without a key; TOO_MANY_REQUESTS when the limit is spent
 */
export async function placedBy(
  limit: Parameters<typeof consume>[0],
  c: OrderingCall,
): Promise<Ordering> {
  const { idSite, language, address } = c.var;
  const key = idempotencyKey(c.req.valid("header"));
  await consume(limit, idSite, address);
  const idUser = (await c.var.caller())?.id ?? null;
  return { idSite, language, idUser, key, network: address };
}
