"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { StaffPage } from "@/lib/contract/booking-staff";
import type { CancelReason } from "@/lib/contract/booking-status";
import { cancelOutcome } from "./cancel-outcome";

/** What cancelling for a reason gives back and keeps, before it is done. */
export function CancelOutcomeNote(props: { booking: StaffPage; reason: CancelReason }) {
  const { booking, reason } = props;
  const t = useTranslations("admin.booking");
  const { euros } = usePanelFormat();
  const { refund, kept, indemnity } = cancelOutcome(booking, reason, new Date());
  return (
    <div role="status" className="rounded-card border border-line bg-background px-4 py-2">
      {refund + kept + indemnity === 0 ? (
        <p className="py-1 text-muted text-small">{t("nothingPaid")}</p>
      ) : (
        <AmountList
          rows={[
            { label: t("givesBack"), amount: euros(refund), isDue: true },
            { label: t("keeps"), amount: euros(kept) },
            ...(indemnity > 0 ? [{ label: t("owesBesides"), amount: euros(indemnity) }] : []),
          ]}
        />
      )}
    </div>
  );
}
