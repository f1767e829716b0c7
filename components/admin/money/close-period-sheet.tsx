"use client";

import { useTranslations } from "next-intl";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
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
  const format = usePanelFormat();
  const month = monthEnd(from);
  const isPeriod = (until: string | null | undefined): until is string =>
    isDay(until ?? "") && String(until) >= from && String(until) <= latest;
  const said = (day: string) => format.date(`${day}T12:00:00Z`);
  return (
    <ActionSheet
      of="closePeriod"
      begins={{ until: month <= latest ? month : null }}
      given={{ from }}
      says={({ until }) => ({
        isPeriod: String(isPeriod(until)),
        from: said(from),
        until: isPeriod(until) ? said(until) : "",
      })}
      isDangerous
      onDone={() => void props.onDone()}
      // A colleague may have closed it first, and so caused the refusal.
      onRefused={() => void props.onDone()}
      onClose={props.onClose}
    >
      {({ Field, typed: { until } }) => (
        <>
          <Field of="until" />
          {isPeriod(until) && <PeriodAmounts from={from} until={until} />}
        </>
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
