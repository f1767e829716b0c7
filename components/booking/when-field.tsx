"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ComponentType } from "react";
import useSWR from "swr";
import { inputLook } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-error";
import { getAllowedDates } from "@/lib/api/booking";
import { browserCall } from "@/lib/api/browser-call";
import type { Locale } from "@/lib/rules/locale-code";
import { type TimeFieldProps, TimeInput } from "./time-input";
import type { StartField } from "./times-request";

/** A day and a time of Paris; says at once when nothing can be booked on that day. */
export function WhenField(props: {
  name: StartField;
  label: string;
  date: string;
  time: string;
  onChange: (part: { date?: string; time?: string }) => void;
  error: string | undefined;
  idCalendar: number;
  /** How the time is given: typed, unless it says otherwise. */
  TimeField?: ComponentType<TimeFieldProps> | undefined;
}) {
  const { name, label, date, time, onChange, error, idCalendar, TimeField = TimeInput } = props;
  const t = useTranslations("booking");
  const isClosed = useIsClosed(date, idCalendar);
  const problem = error ?? (isClosed ? t("closedDay") : undefined);
  const id = `ride-${name}`;
  const described = {
    "aria-describedby": problem ? `${id}-error` : `${id}-hint`,
    "aria-invalid": problem ? true : undefined,
  } as const;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 font-medium text-heading text-small">{label}</legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-2 sm:gap-x-6">
        <input
          id={id}
          name={name}
          type="date"
          aria-label={t("date")}
          value={date}
          onChange={(event) => onChange({ date: event.target.value })}
          className={inputLook}
          {...described}
        />
        <TimeField
          name={name}
          time={time}
          onChange={(chosen) => onChange({ time: chosen })}
          described={described}
        />
      </div>
      {problem ? (
        <FieldError id={id} error={problem} />
      ) : (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-small">
          {t("parisTime")}
        </p>
      )}
    </fieldset>
  );
}

/** True when the provider's calendar does not allow the day; while it is unknown, it may be. */
function useIsClosed(date: string, idCalendar: number): boolean {
  const locale = useLocale() as Locale;
  const [year = 0, month = 0] = date.split("-").map(Number);
  const { data } = useSWR(
    year > 2000 && year < 2200 ? ["allowed-dates", idCalendar, year, month] : null,
    () => getAllowedDates(browserCall(locale), idCalendar, year, month),
    { revalidateOnFocus: false },
  );
  return data !== undefined && !data.dates.includes(date);
}
