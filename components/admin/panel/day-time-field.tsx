"use client";

import { useTranslations } from "next-intl";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { typedTime } from "@/lib/rules/calendar/typed-time";
import { DayField } from "./day-field";
import { PANEL_INPUT } from "./panel-look";

/** Day, `yyyy-MM-dd`, and its typed time in Paris. */
export interface DayAndTime {
  day: string;
  time: string;
}

/** Returns the ISO instant of a typed day and time; "" where either is none. */
export function typedInstant({ day, time }: DayAndTime): string {
  const read = typedTime(time);
  const at = read && parisInstant(day, read);
  return at ? parisIso(at) : "";
}

export function DayTimeField(props: {
  id: string;
  /** Name by which the form finds it to show an error. */
  name: string;
  label: string;
  value: DayAndTime;
  onChange: (value: DayAndTime) => void;
  error: string | undefined;
}) {
  const { id, name, label, value, onChange, error } = props;
  const t = useTranslations("booking");
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-heading text-small">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <DayField
          id={`${id}-day`}
          label={t("date")}
          day={value.day}
          onChoose={(day) => onChange({ ...value, day })}
        />
        <div>
          <label htmlFor={`${id}-time`} className="mb-1 block text-muted text-small">
            {t("time")}
          </label>
          <input
            id={`${id}-time`}
            name={name}
            value={value.time}
            inputMode="numeric"
            autoComplete="off"
            placeholder={t("dayAndTime.timeExample")}
            onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
            onBlur={() => onChange({ ...value, time: typedTime(value.time) ?? value.time })}
            className={PANEL_INPUT}
            {...describedBy(`${id}-time`, undefined, error)}
          />
        </div>
      </div>
      <FieldErrorText id={`${id}-time`} error={error} />
    </fieldset>
  );
}
