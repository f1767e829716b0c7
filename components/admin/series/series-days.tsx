"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { ChoiceField } from "@/components/forms/choice-field";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import { type Attempt, attemptOf, isRefused } from "@/lib/api/attempt";
import type { MadeSeries, SeriesPreview, SeriesRule } from "@/lib/contract/admin/booking-series";
import { useUi } from "@/stores/ui-store";

type PayBy = "LINK" | "TRANSFER" | "ON_BOARD";
const WAYS: readonly PayBy[] = ["ON_BOARD", "TRANSFER", "LINK"];

export function SeriesDays(props: {
  id: number;
  rule: SeriesRule;
  preview: SeriesPreview;
  onMade: (series: MadeSeries) => void;
}) {
  const { id, rule, preview, onMade } = props;
  const t = useTranslations("admin.rides.series");
  const words = useTranslations("admin.rides.take");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const possible = preview.days.filter(({ isPossible }) => isPossible);
  const [left, setLeft] = useState<string[]>([]);
  const [payBy, setPayBy] = useState<PayBy>("ON_BOARD");
  const { isBusy, problem, run } = useCall();
  const attempt = useRef<Attempt>(null);
  const chosen = possible.filter(({ day }) => !left.includes(day));
  const total = chosen.reduce((sum, day) => sum + (day.total ?? 0), 0);

  async function make() {
    await run(async (call) => {
      const series = { ...rule, days: chosen.map(({ day }) => day), payBy };
      attempt.current = attemptOf(attempt.current, series);
      try {
        const made = await call("POST /admin/booking/{id}/series", {
          params: { id },
          body: series,
          key: attempt.current.key,
        });
        void mutate(isOfPurchases);
        say(t("made", { count: chosen.length - made.refused.length }));
        onMade(made);
      } catch (error) {
        if (isRefused(error)) attempt.current = null;
        throw error;
      }
    });
  }

  if (preview.days.length === 0) return <NothingNote>{t("none")}</NothingNote>;
  return (
    <ScreenPart title={t("dates")}>
      <ul className={`${PANEL_CARD} divide-y divide-line`}>
        {preview.days.map((day) => (
          <DayLine
            key={day.day}
            day={day}
            isChosen={day.isPossible && !left.includes(day.day)}
            onChoose={(isChosen) =>
              setLeft((all) =>
                isChosen ? all.filter((one) => one !== day.day) : [...all, day.day],
              )
            }
          />
        ))}
      </ul>
      <p className="mt-3 text-muted text-small" aria-live="polite">
        {t("possible", { count: chosen.length, total: format.euros(total) })}
      </p>
      {chosen.length > 0 && (
        <div className="mt-5 space-y-5">
          <ChoiceField
            form="series"
            name="payBy"
            legend={words("payBy")}
            options={WAYS.map((value) => ({ value, label: words(`pay.${value}`) }))}
            value={payBy}
            onChange={setPayBy}
            look="chips"
          />
          <CallErrorNotice problem={problem} />
          <BusyButton
            type="button"
            onClick={() => void make()}
            isBusy={isBusy}
            label={t("make", { count: chosen.length })}
            busyLabel={t("making")}
            className="max-xs:w-full"
          />
        </div>
      )}
    </ScreenPart>
  );
}

function DayLine(props: {
  day: SeriesPreview["days"][number];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}) {
  const { day, isChosen, onChoose } = props;
  const t = useTranslations("admin.rides.series");
  const format = usePanelFormat();
  const [obstacle] = day.obstacles;
  const why =
    day.problem ??
    (obstacle
      ? t("busyBy", {
          label: obstacle.label,
          from: format.dateAndTime(obstacle.startAt),
          until: format.dateAndTime(obstacle.endAt),
        })
      : t("busy"));
  return (
    <li>
      <label
        className={`flex min-h-14 items-center gap-3 px-4 py-2 ${day.isPossible ? "cursor-pointer" : ""}`}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!day.isPossible}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 grow">
          <span className="block first-letter:uppercase">{format.dayAndTime(day.startAt)}</span>
          {!day.isPossible && (
            <span className="block text-danger text-small [overflow-wrap:anywhere]">{why}</span>
          )}
        </span>
        {day.total !== null && (
          <span translate="no" className="shrink-0 text-heading tabular-nums">
            {format.euros(day.total)}
          </span>
        )}
      </label>
    </li>
  );
}
