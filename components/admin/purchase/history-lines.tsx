"use client";

import { useTranslations } from "next-intl";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { Actor } from "@/lib/contract/booking-status";

export function HistoryLines(props: {
  entries: { at: string; what: string; by: Actor; event: string }[];
}) {
  const t = useTranslations("ride.history");
  const format = usePanelFormat();
  return (
    <ol className="divide-y divide-line text-small">
      {props.entries.toReversed().map(({ at, what, by }) => (
        <li key={`${at} ${what}`} className="py-2.5">
          <p>
            <span className="text-heading">{what}</span>{" "}
            <span className="text-muted">{t(`by.company.${by}`)}</span>
          </p>
          <time dateTime={at} className="text-muted tabular-nums">
            {format.dateAndTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
