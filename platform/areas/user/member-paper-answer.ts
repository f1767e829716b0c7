import type { MemberPaper } from "@/lib/contract/member-booking";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import { documentUrls } from "@/platform/areas/booking/document-links";
import type { PaperRow } from "@/platform/papers/issue-paper";

/** A paper as its member's list has it: their session opens it, and the link has no key in it. */
export function memberPaperAnswer({ number, issuedAt, data }: PaperRow): MemberPaper {
  const { kind, totals } = data;
  const [of, { reference }] = data.order
    ? (["order", data.order] as const)
    : (["booking", data.booking] as const);
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
