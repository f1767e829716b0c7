"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { RefundPage } from "@/lib/contract/admin/refund";
import { refundOutcome } from "./refund-outcome";

export function RefundOutcomeNote(props: {
  of: "booking" | "order";
  page: RefundPage;
  /** Amount in euros; NaN while nothing readable is typed. */
  amount: number;
}) {
  const { of, page, amount } = props;
  const t = useTranslations("admin.refund");
  const { euros } = usePanelFormat();
  const outcome = refundOutcome(page, amount);
  return (
    <div
      role="status"
      className="rounded-card border border-line bg-background px-4 py-2 text-small"
    >
      {outcome ? (
        <>
          <AmountList
            rows={[
              ...(outcome.offInvoice > 0
                ? [{ label: t("offInvoice"), amount: euros(outcome.offInvoice), isDue: true }]
                : []),
              ...(outcome.byCard > 0
                ? [{ label: t("byCard"), amount: euros(outcome.byCard), isDue: true }]
                : []),
              ...(outcome.byHand > 0
                ? [{ label: t("byHand"), amount: euros(outcome.byHand), isDue: true }]
                : []),
              ...(page.left > 0
                ? [{ label: t("remains"), amount: euros(outcome.left), isMain: true }]
                : []),
            ]}
          />
          <p className="pb-1 text-muted">{t(`follows.${of}`)}</p>
        </>
      ) : (
        <p className="py-1 text-muted">
          {amount > page.left + page.onInvoice
            ? t("tooMuch", { left: euros(page.left + page.onInvoice) })
            : t("typeAmount")}
        </p>
      )}
    </div>
  );
}
