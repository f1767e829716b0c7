"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { OwedBack } from "@/lib/contract/admin/due";
import { DueLink } from "./due-line";

export function OwedBackLine({ owed, children }: { owed: OwedBack; children: ReactNode }) {
  const t = useTranslations("admin.due");
  const format = usePanelFormat();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-4 py-3 bar:grid-cols-[1fr_auto_auto]">
      <div className="min-w-0">
        <p className="font-semibold text-heading [overflow-wrap:anywhere]">{owed.customer}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-small">
          <DueLink {...owed} />
          <span className="text-muted">
            {`${t(`methods.${owed.method}`)}, ${t("since", { day: format.date(owed.since) })}`}
          </span>
        </p>
      </div>
      <p
        translate="no"
        className="whitespace-nowrap text-right font-semibold text-heading tabular-nums"
      >
        {format.euros(owed.amount)}
      </p>
      <div className="col-span-2 grid bar:col-span-1">{children}</div>
    </li>
  );
}
