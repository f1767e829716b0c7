import type { MemberPaper } from "@/lib/contract/member-booking";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import type { PaperRow } from "@/platform/papers/issue-papers";

/** A paper as its member's list has it: their session opens it, and the link has no key in it. */
export function memberPaperAnswer({ number, issuedAt, data }: PaperRow): MemberPaper {
  const { kind, booking, totals } = data;
  return {
    kind,
    number,
    issuedAt: parisIso(issuedAt),
    url: `/api/booking/${booking.reference}/paper/${number}`,
    reference: booking.reference,
    total: eurosFromCents(totals.totalCents),
  };
}
