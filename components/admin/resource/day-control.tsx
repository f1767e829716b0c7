"use client";

import { DayInput } from "@/components/booking/form/day-input";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { typedNearDay } from "@/lib/rules/calendar/typed-day";

/** A day of a row. What was typed and is no day is handed on as it is: the API says so, at its field. */
export function DayControl(props: {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  optional: string | undefined;
  /** `yyyy-MM-dd`, or nothing. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}) {
  const { id, name, label, hint, optional, value, error, onType } = props;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className="max-w-60">
      <DayInput
        id={id}
        name={name}
        label={label}
        value={value}
        span="ANY"
        read={typedNearDay}
        look={inputLook}
        described={describedBy(id, hint, error)}
        onChange={onType}
      />
    </Field>
  );
}
