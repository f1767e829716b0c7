"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/components/admin/panel/day-field";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionSheet } from "@/components/admin/purchase/action-sheet";
import { AmountList } from "@/components/admin/purchase/amount-list";
import type { ClosingsPage } from "@/lib/contract/admin/closing";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { monthEnd } from "@/lib/rules/money/closing-period";

/** Closes the next period, its month where that is over; shows its totals first. */
export function ClosePeriodSheet(props: {
  next: ClosingsPage["next"];
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { from, latest } = props.next;
  const t = useTranslations("admin.closing");
  const format = usePanelFormat();
  const month = monthEnd(from);
  const [until, setUntil] = useState(month <= latest ? month : "");
  const isPeriod = isDay(until) && until >= from && until <= latest;
  return (
    <ActionSheet
      words={{
        title: t("open"),
        text: t("text"),
        do: isPeriod
          ? t("doPeriod", {
              from: format.date(`${from}T12:00:00Z`),
              until: format.date(`${until}T12:00:00Z`),
            })
          : t("do"),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous
      act={async (call) => {
        try {
          await call("POST /admin/closing", { body: { from, until } });
        } finally {
          // A colleague may have closed it first, and so caused the refusal.
          void props.onDone();
        }
      }}
      onClose={props.onClose}
    >
      {(errors) => (
        <div className="mb-5 grid gap-4">
          <DayField
            id="closing-until"
            name="until"
            label={t("until", { from: format.date(`${from}T12:00:00Z`) })}
            day={until}
            onChoose={setUntil}
            error={errors.until}
          />
          {isPeriod && <PeriodAmounts from={from} until={until} />}
        </div>
      )}
    </ActionSheet>
  );
}

function PeriodAmounts(period: { from: string; until: string }) {
  const money = useTranslations("admin.money");
  const t = useTranslations("admin.closing");
  const { euros } = usePanelFormat();
  const { data } = usePanelData("/admin/money", { query: period, keepPreviousData: true });
  if (!data) return null;
  const vat = data.vats.reduce((sum, line) => sum + line.vat, 0);
  return (
    <div role="status" className="rounded-card border border-line bg-background px-4 py-2">
      <AmountList
        rows={[
          { label: money("received"), amount: euros(data.received) },
          { label: money("refunded"), amount: euros(data.refunded) },
          ...(data.disputed === 0
            ? []
            : [{ label: money("disputed"), amount: euros(data.disputed) }]),
          { label: t("vatOf"), amount: euros(vat) },
        ]}
      />
    </div>
  );
}
