import type { Context } from "hono";
import type { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import { type idempotencyHeadersSchema, idempotencyKey } from "@/platform/http/idempotency-key";
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
 * Says who makes a call that orders something.
 * @throws ApiError BAD_REQUEST without a key
 */
export async function placedBy(c: OrderingCall): Promise<Ordering> {
  const { idSite, language, address } = c.var;
  const key = idempotencyKey(c.req.valid("header"));
  const idUser = (await c.var.caller())?.id ?? null;
  return { idSite, language, idUser, key, network: address };
}
