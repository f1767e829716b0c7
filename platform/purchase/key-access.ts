import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import type { PurchaseAccess, StaffAccess } from "./purchase-access";

interface Sent {
  param: { reference: string };
  query: { key: string };
}

interface Opened {
  idSite: number;
  language: LanguageCode;
  reference: string;
}

/** Reads the purchase and access of a customer's call; a key counts, also in a session. */
export function openedBy(
  { idSite, language, member }: Pick<Opened, "idSite" | "language"> & { member: User | null },
  { param, query }: Sent,
): Opened & { opener: PurchaseAccess } {
  const opener = query.key === "" && member ? { idUser: member.id } : { key: query.key };
  return { idSite, language, reference: param.reference, opener };
}

export function openedByCompany(
  { idSite, language }: Pick<Opened, "idSite" | "language">,
  { param, query }: Sent,
  now: Date,
): Opened & { opener: StaffAccess } {
  return { idSite, language, reference: param.reference, opener: { companyKey: query.key, now } };
}
