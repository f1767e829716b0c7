"use client";

import { DayInput } from "@/components/booking/when/day-input";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { typedNearDay } from "@/lib/rules/calendar/typed-day";

/** Day of a row. A typed text that is no day is handed on: the API refuses it, at its field. */
export function DayControl(props: {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  optional: string | undefined;
  /** Day as `yyyy-MM-dd`, or "". */
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
