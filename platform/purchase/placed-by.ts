import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";

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
export function placedBy(caller: {
  idSite: number;
  language: LanguageCode;
  address: string;
  idempotencyKey: string;
  member: User | null;
}): Ordering {
  const { idSite, language, address, idempotencyKey, member } = caller;
  return { idSite, language, idUser: member?.id ?? null, key: idempotencyKey, network: address };
}
