import type { MemberDocument } from "@/lib/contract/member-booking";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { DocumentRow } from "@/platform/document/issue-document";
import { documentUrls } from "@/platform/purchase/document-links";

/** Shows a document in its member's list: their session opens it, without a key in the link. */
export function memberDocumentView({ number, issuedAt, data }: DocumentRow): MemberDocument {
  const { kind, totals } = data;
  const [of, purchase] = data.order
    ? (["order", data.order] as const)
    : (["booking", data.booking] as const);
  // The monthly invoice of a business is no member's own.
  if (!purchase) throw new Error(`${number} is of no booking and no order`);
  const { reference } = purchase;
  return {
    kind,
    number,
    issuedAt: parisIso(issuedAt),
    url: documentUrls(of, reference, null)(`paper/${number}`),
    of,
    reference,
    total: eurosFromCents(totals.totalCents),
  };
}
