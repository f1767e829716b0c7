import type { CancelReason } from "@/lib/contract/booking-status";
import { REFUND_REASONS, type RefundReason } from "@/lib/contract/refund-reason";
import { openClaims } from "@/platform/booking/documents/open-claims";
import { cancelReasonLabels } from "@/platform/booking/mails/cancel-reason-labels";
import { refundReasonLabels } from "@/platform/purchase/refund/refund-reason-labels";
import type { MonthlyInvoices } from "@/platform/services/monthly-invoices";
import { creditInvoice, readBusiness } from "./credit-invoice";
import { claimsLeft, lockInvoice } from "./read-invoices";

/** Corrections that a booking makes to the monthly invoice its ride is on. */
export const monthlyInvoices: MonthlyInvoices = {
  claimCents: async (tx, booking) => {
    const { idBusinessInvoice, status, totalCents, kind, vatRate } = booking;
    if (idBusinessInvoice === null || status !== "INVOICED") return 0;
    const own = (await openClaims(tx, booking)).reduce(
      (sum, { claimCents }) => sum + claimCents,
      0,
    );
    // A credit by hand may have been for this ride: no more than the rest can be taken off.
    const account = await lockInvoice(tx, idBusinessInvoice, booking.startAt);
    const left = claimsLeft(account).find((one) => one.service === kind && one.rate === vatRate);
    return Math.max(0, Math.min(totalCents - own, left?.totalCents ?? 0));
  },
  creditRide: async (tx, booking, { now, reason, ...credit }) => {
    const { idSite, idBusinessInvoice, kind, vatRate } = booking;
    if (idBusinessInvoice === null) return false;
    const account = await lockInvoice(tx, idBusinessInvoice, now);
    const { language } = await readBusiness(tx, account.row.idBusiness);
    const label = isRefundReason(reason)
      ? refundReasonLabels[language][reason]
      : cancelReasonLabels[language][reason];
    const refundCents = await creditInvoice({ tx, idSite, now }, account, {
      ...credit,
      reason,
      label: `${booking.reference}, ${label}`,
      of: { service: kind, rate: vatRate },
    });
    return refundCents !== undefined;
  },
};

const isRefundReason = (reason: RefundReason | CancelReason): reason is RefundReason =>
  REFUND_REASONS.includes(reason as RefundReason);
