"use client";

import { useTranslations } from "next-intl";
import { useContext } from "react";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { DayInput } from "./day-input";
import { NearDays } from "./near-days";
import { timeChoices } from "./time-choices";
import { TimeInput } from "./time-input";
import type { StartField } from "./times-request";
import { useAllowedDays } from "./use-allowed-days";
import { TimesSourceContext, useOfferedTimes } from "./use-offered-times";

/**
 * Fields of a day and a time of Paris. Both show free values, as far as they are known. A day that
 * is full, or a time that no vehicle can make, can be given all the same, and requested; a booked
 * ride is not moved there.
 */
export function WhenField(props: {
  name: StartField;
  label: string;
  date: string;
  time: string;
  onChange: (part: { date?: string; time?: string }) => void;
  error: string | undefined;
  /** Calendar of the closed and full days; the staff give none. */
  idCalendar: number | undefined;
  /** True where today and the days after it are one tap away. */
  hasNearDays?: boolean;
  /** True where it names times that are not free; another field may say why none is. */
  isNoted?: boolean;
}) {
  const { name, label, date, time, onChange, error, idCalendar, isNoted = true } = props;
  const t = useTranslations("booking");
  const { isClosed, isFull } = useAllowedDays(idCalendar, date.slice(0, 7));
  const times = useOfferedTimes(name);
  const source = useContext(TimesSourceContext);
  const when = source.isStaff ? "STAFF" : source.reference === null ? "NEW" : "BOOKED";
  const free = times.filter(({ available }) => available);
  const isTaken =
    free.length > 0 && times.some((choice) => choice.time === time && !choice.available);
  const next = (free.find((choice) => choice.time > time) ?? free.at(-1))?.time;
  const hasNoTime = isFull(date) || (times.length > 0 && free.length === 0 && !isClosed(date));

  const problem = error ?? (isClosed(date) ? t("closedDay") : undefined);
  const id = `ride-${name}`;
  const note =
    problem || !isNoted
      ? undefined
      : hasNoTime
        ? t(`dayAndTime.noTime.${when}`)
        : isTaken && next
          ? t(source.isStaff ? "dayAndTime.notFree" : "dayAndTime.taken", { time, next })
          : undefined;
  const described = {
    "aria-describedby": problem ? `${id}-error` : `${id}-hint`,
    "aria-invalid": problem ? true : undefined,
  } as const;
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-2 font-medium text-heading text-small">{label}</legend>
      {props.hasNearDays && <NearDays chosen={date} onChoose={(day) => onChange({ date: day })} />}
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 sm:gap-x-6">
        <DayInput
          id={id}
          name={name}
          label={t("date")}
          value={date}
          onChange={(day) => onChange({ date: day })}
          idCalendar={idCalendar}
          described={described}
        />
        <TimeInput
          id={`${id}-time`}
          name={`${name}-time`}
          label={t("time")}
          value={time}
          onChange={(chosen) => onChange({ time: chosen })}
          choices={timeChoices(times)}
          described={described}
        />
      </div>
      <FieldErrorText id={id} error={problem} />
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={`mt-1.5 text-small ${note ? "text-ink" : "text-muted"}`}
      >
        {!problem && (note ?? t("parisTime"))}
      </p>
    </fieldset>
  );
}
