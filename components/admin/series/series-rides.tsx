"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { BookingSeries } from "@/lib/contract/admin/booking-series";

const OVER = new Set(["CANCELLED", "EXPIRED", "DONE", "INVOICED"]);

export function SeriesRides(props: {
  id: number;
  series: BookingSeries;
  onDone: (series: BookingSeries) => unknown;
}) {
  const { id, series, onDone } = props;
  const t = useTranslations("admin.rides.series");
  const action = useTranslations("admin.action");
  const format = usePanelFormat();
  const { resource, labelOf } = usePanel();
  const [isEnding, setIsEnding] = useState(false);
  const field = resource("booking")?.fields.status;
  const statuses = field?.kind === "CHOICE" ? field.options : {};
  const remaining = series.bookings.filter(
    ({ status, startAt }) => !OVER.has(status) && Date.parse(startAt) > Date.now(),
  );
  return (
    <ScreenPart title={t("of")}>
      <ul className={`${PANEL_CARD} divide-y divide-line`}>
        {series.bookings.map(({ reference, startAt, status, total }) => {
          const shown = statuses[status];
          return (
            <li key={reference}>
              <PanelLink
                href={panelPath("booking", reference)}
                className="flex min-h-14 items-center justify-between gap-4 px-4 py-2 hover:bg-raised"
              >
                <span className="min-w-0">
                  <span className="block first-letter:uppercase">{format.dayAndTime(startAt)}</span>
                  <span translate="no" className="text-muted text-small tabular-nums">
                    {reference}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span translate="no" className="block tabular-nums">
                    {format.euros(total)}
                  </span>
                  {shown && (
                    <ToneMark tone={shown.tone ?? "QUIET"}>{labelOf(shown.label)}</ToneMark>
                  )}
                </span>
              </PanelLink>
            </li>
          );
        })}
      </ul>
      {remaining.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsEnding(true)}
          className={`${panelButton("danger")} mt-3 max-xs:w-full`}
        >
          {action("cancelSeries.title")}
        </button>
      )}
      {isEnding && (
        <ActionSheet
          of="cancelSeries"
          params={{ id }}
          says={{ count: remaining.length }}
          isDangerous
          onDone={onDone}
          onClose={() => setIsEnding(false)}
        />
      )}
    </ScreenPart>
  );
}
