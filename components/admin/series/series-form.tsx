"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { DayInput } from "@/components/booking/when/day-input";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { MadeSeries, SeriesPreview, SeriesRule } from "@/lib/contract/admin/booking-series";
import type { StaffPage } from "@/lib/contract/booking-staff";
import { parisWeekday } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { SeriesDays } from "./series-days";

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function SeriesForm(props: {
  id: number;
  booking: StaffPage;
  onMade: (series: MadeSeries) => unknown;
}) {
  const { id, booking } = props;
  const t = useTranslations("admin.rides.series");
  const format = usePanelFormat();
  const [weekdays, setWeekdays] = useState<number[]>([parisWeekday(new Date(booking.startAt))]);
  const [until, setUntil] = useState("");
  const [seen, setSeen] = useState<{ rule: SeriesRule; preview: SeriesPreview }>();
  const isComplete = weekdays.length > 0 && isDay(until);
  const { form, isBusy, problem, errors, run } = useCall({
    wrong: isComplete ? {} : { until: t("missingDay") },
    values: { until: [weekdays, until] },
  });

  async function see(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const rule = { weekdays, until };
    setSeen(undefined);
    await run(async (call) =>
      setSeen({
        rule,
        preview: await call("POST /admin/booking/{id}/series/preview", {
          params: { id },
          body: rule,
        }),
      }),
    );
  }

  const toggle = (weekday: number) =>
    setWeekdays((chosen) =>
      chosen.includes(weekday)
        ? chosen.filter((one) => one !== weekday)
        : [...chosen, weekday].sort(),
    );
  return (
    <>
      <form
        ref={form}
        onSubmit={(event) => void see(event)}
        noValidate
        className="mt-8 space-y-5 first:mt-0"
      >
        <fieldset>
          <legend className="mb-2 font-medium text-heading text-small">{t("weekdays")}</legend>
          <div className="grid grid-cols-7 gap-1.5">
            {WEEKDAYS.map((weekday) => (
              <label
                key={weekday}
                className="flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-line-strong text-small uppercase has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  checked={weekdays.includes(weekday)}
                  onChange={() => toggle(weekday)}
                  aria-label={format.weekday(weekday)}
                  className="sr-only"
                />
                <span aria-hidden="true">{format.weekday(weekday).slice(0, 3)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor="series-until" className="mb-2 block font-medium text-heading text-small">
            {t("until")}
          </label>
          <DayInput
            id="series-until"
            name="until"
            label={t("until")}
            value={until}
            onChange={setUntil}
            described={{
              "aria-describedby": errors.until ? "series-until-error" : undefined,
              "aria-invalid": errors.until ? true : undefined,
            }}
          />
          <FieldErrorText id="series-until" error={errors.until} />
        </div>
        <CallErrorNotice problem={problem} />
        <BusyButton
          isBusy={isBusy}
          label={t("see")}
          busyLabel={t("seeing")}
          look={seen ? "outline" : "solid"}
          className="max-xs:w-full"
        />
      </form>
      {seen && (
        <SeriesDays
          key={JSON.stringify(seen.rule)}
          id={id}
          rule={seen.rule}
          preview={seen.preview}
          onMade={(series) => {
            setSeen(undefined);
            props.onMade(series);
          }}
        />
      )}
    </>
  );
}
