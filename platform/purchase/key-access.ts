import { z } from "@hono/zod-openapi";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import type { PurchaseAccess, StaffAccess } from "./purchase-access";

/**
 * The reference of a booking or an order with the key that opens it. Its member may leave the key
 * out in their session; the reference alone opens nothing.
 */
export const keyAccess = {
  params: z.object({ reference: z.string().max(20) }),
  query: z.object({ key: z.string().max(100).default("") }),
};

/** The same, for one of its documents. */
export const documentByKey = {
  ...keyAccess,
  params: keyAccess.params.extend({ number: z.string().max(20) }),
};

/** What a call about one booking or order names it by. */
interface Sent {
  param: { reference: string };
  query: { key: string };
}

/** What a call about one booking or order is of. */
interface Opened {
  idSite: number;
  language: LanguageCode;
  reference: string;
}

/**
 * Says what a customer's call is of, and what it opens it with: a key that was given counts, also in
 * a session.
 */
export function openedBy(
  { idSite, language, member }: Pick<Opened, "idSite" | "language"> & { member: User | null },
  { param, query }: Sent,
): Opened & { opener: PurchaseAccess } {
  const opener = query.key === "" && member ? { idUser: member.id } : { key: query.key };
  return { idSite, language, reference: param.reference, opener };
}

/** Says what a call of the company is of, and what it opens it with. */
export function openedByCompany(
  { idSite, language }: Pick<Opened, "idSite" | "language">,
  { param, query }: Sent,
  now: Date,
): Opened & { opener: StaffAccess } {
  return { idSite, language, reference: param.reference, opener: { companyKey: query.key, now } };
}
