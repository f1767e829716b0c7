"use client";

import { useTranslations } from "next-intl";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { GlancePage } from "@/lib/contract/admin/glance";

export function VisitList({ visits }: { visits: NonNullable<GlancePage["visits"]> }) {
  const t = useTranslations("admin.glance");
  const format = usePanelFormat();
  const most = Math.max(1, ...visits.map(({ now }) => now));
  return (
    <ul className={`${PANEL_CARD} grid gap-3 p-4`}>
      {visits.map(({ from, now, before }) => (
        <li key={from}>
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 text-heading [overflow-wrap:anywhere]">{from}</span>
            <span className="whitespace-nowrap text-muted text-small tabular-nums">
              <span className="font-semibold text-heading">{format.number(now)}</span>{" "}
              <span>{t("before", { value: format.number(before) })}</span>
            </span>
          </p>
          <span
            aria-hidden="true"
            style={{ width: `${(100 * now) / most}%` }}
            className="mt-1 block h-1 min-w-1 rounded-full bg-accent"
          />
        </li>
      ))}
    </ul>
  );
}
