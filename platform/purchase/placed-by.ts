import type { Context } from "hono";
import type { LanguageCode } from "@/lib/contract/locale";
import type { IdempotentCall } from "@/platform/http/idempotency-key";
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

/** Says who makes a call that orders something. */
export async function placedBy(
  c: Context<RequestContext & { Variables: IdempotentCall }>,
): Promise<Ordering> {
  const { idSite, language, address, idempotencyKey } = c.var;
  const idUser = (await c.var.currentUser())?.id ?? null;
  return { idSite, language, idUser, key: idempotencyKey, network: address };
}
