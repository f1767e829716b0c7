import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";

/** The customer of a booking or an order, and the key of this request. */
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
