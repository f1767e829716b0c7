"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { AmountList } from "@/components/admin/purchase/amount-list";
import { BusyButton } from "@/components/ui/busy-button";
import type { StaffChangeOutcome } from "@/lib/contract/admin/change-ride";

export function ChangeOutcomeNote(props: {
  outcome: StaffChangeOutcome;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const { before, total, dueNow, refund } = props.outcome;
  const t = useTranslations("admin.rides.change");
  const { euros } = usePanelFormat();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="mt-8 border-accent border-l-2 bg-surface p-5 outline-none"
    >
      <AmountList
        rows={[
          { label: t("before"), amount: euros(before) },
          { label: t("after"), amount: euros(total), isMain: true },
          ...(dueNow > 0 ? [{ label: t("due"), amount: euros(dueNow), isDue: true }] : []),
          ...(refund > 0 ? [{ label: t("refund"), amount: euros(refund), isDue: true }] : []),
        ]}
      />
      <BusyButton
        type="button"
        onClick={props.onConfirm}
        isBusy={props.isBusy}
        label={t("confirm")}
        busyLabel={t("confirming")}
        className="mt-5"
      />
    </div>
  );
}
