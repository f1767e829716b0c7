import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";

/** Customer of a booking or an order, and the key of the request. */
export interface Ordering {
  idSite: number;
  language: LanguageCode;
  /** The member in whose session it is; null for a guest. */
  idUser: number | null;
  /** The Idempotency-Key. */
  key: string;
  network: string;
}

/** Identifies the caller of an order. */
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
