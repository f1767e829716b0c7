import { companyLinkEnds } from "@/lib/rules/privacy/company-link";
import { isSameSecret } from "@/platform/http/same-secret";

/** Access besides the reference: the key of the link, or the session of the member. */
export type PurchaseAccess = { key: string } | { idUser: number };

/** Access of the company: the key of its link, for a while, or the caller's checked role. */
export type StaffAccess = { companyKey: string; now: Date } | { isStaff: true };

type PurchaseRow = Parameters<typeof companyLinkEnds>[0] & {
  idUser: number | null;
  key: string;
  companyKey: string;
};

/** Tells whether an access opens a purchase, in a time that tells nothing of the keys. */
export function isOpenedBy(access: PurchaseAccess | StaffAccess, row: PurchaseRow): boolean {
  if ("idUser" in access) return row.idUser === access.idUser;
  if ("isStaff" in access) return access.isStaff;
  if ("companyKey" in access) {
    return isSameSecret(row.companyKey, access.companyKey) && access.now < companyLinkEnds(row);
  }
  return isSameSecret(row.key, access.key);
}
