"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayInput } from "@/components/booking/when/day-input";
import { timeChoices } from "@/components/booking/when/time-choices";
import { TimeInput } from "@/components/booking/when/time-input";
import { type FieldProps, fieldId } from "@/components/forms/bind-field";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";

const ALL_DAY = timeChoices([]);

/**
 * Field for a past day of Paris, and its time where it is asked for. The form has the day as
 * `NAME-day`, `yyyy-MM-dd`, and the time as `NAME-time`, `HH:mm`.
 */
export function PastWhenField(
  props: Pick<FieldProps, "form" | "name" | "label" | "error" | "optional"> & {
    /** Likely day, `yyyy-MM-dd`. */
    day?: string;
    hasTime?: boolean;
    errorOfTime?: string | undefined;
  },
) {
  const { form, name, label, optional, hasTime = false } = props;
  const t = useTranslations("booking");
  const [day, setDay] = useState(props.day ?? "");
  const [time, setTime] = useState("");
  const id = fieldId(form, name);
  const error = props.error ?? props.errorOfTime;
  const described = describedBy(id, null, error);
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-heading text-small">
        <span>{label}</span>
        {optional && <span className="ml-2 font-normal text-muted">{optional}</span>}
      </legend>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 sm:gap-x-6">
        <DayInput
          id={id}
          name={name}
          label={t("date")}
          value={day}
          onChange={setDay}
          span="PAST"
          isRequired={!optional}
          rule="day"
          described={described}
        />
        {hasTime && (
          <TimeInput
            id={`${id}-time`}
            name={`${name}-time`}
            label={t("time")}
            value={time}
            onChange={setTime}
            choices={ALL_DAY}
            rule="time"
            described={described}
          />
        )}
      </div>
      <input type="hidden" name={`${name}-day`} value={day} />
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
