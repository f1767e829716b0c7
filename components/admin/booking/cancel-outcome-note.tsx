"use client";

import { useTranslations } from "next-intl";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { CancelReason } from "@/lib/contract/booking-status";

export function CancelOutcomeNote({ id, reason }: { id: number; reason: CancelReason }) {
  const t = useTranslations("admin.booking");
  const { euros } = usePanelFormat();
  const outcome = usePanelData("/admin/booking/{id}/cancellation", {
    params: { id },
    query: { reason },
  });
  return (
    <Loaded of={outcome} lines={1}>
      {({ refund, kept, credited, indemnity }) => (
        <div role="status" className="rounded-card border border-line bg-background px-4 py-2">
          {refund + kept + credited + indemnity === 0 ? (
            <p className="py-1 text-muted text-small">{t("nothingPaid")}</p>
          ) : (
            <AmountList
              rows={[
                ...(credited > 0
                  ? [{ label: t("creditsInvoice"), amount: euros(credited), isDue: true }]
                  : []),
                ...(refund + kept > 0
                  ? [
                      { label: t("givesBack"), amount: euros(refund), isDue: true },
                      { label: t("keeps"), amount: euros(kept) },
                    ]
                  : []),
                ...(indemnity > 0 ? [{ label: t("owesBesides"), amount: euros(indemnity) }] : []),
              ]}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
