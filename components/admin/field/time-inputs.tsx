"use client";

import { useState } from "react";
import {
  type DayAndTime,
  DayTimeField,
  typedInstant,
} from "@/components/admin/panel/day-time-field";
import { usePanel } from "@/components/admin/panel/panel-context";
import { DayInput } from "@/components/booking/when/day-input";
import { inputLook } from "@/components/ui/field";
import { parisDate, parisTime } from "@/lib/rules/calendar/paris-time";
import { typedNearDay } from "@/lib/rules/calendar/typed-day";
import { ControlFrame } from "./control-frame";
import { type ControlProps, controlId, textOf } from "./control-props";

export function DateInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { labelOf } = usePanel();
  return (
    <ControlFrame of={props}>
      {({ id, name, labelId: _, lang: __, required: ___, ...described }) => (
        <DayInput
          id={id}
          name={name}
          label={labelOf(field.label)}
          value={textOf(value)}
          span="ANY"
          read={typedNearDay}
          look={inputLook}
          described={described}
          onChange={(day) => onChange(day || null)}
        />
      )}
    </ControlFrame>
  );
}

/** Splits an instant into its day and its time in Paris. */
export function dayAndTimeOf(instant: string | null): DayAndTime {
  if (!instant) return { day: "", time: "" };
  const at = new Date(instant);
  return { day: parisDate(at), time: parisTime(at) };
}

export function InstantInput(props: ControlProps) {
  const { field, name, value, errors, onChange } = props;
  const { labelOf } = usePanel();
  const [typed, setTyped] = useState(dayAndTimeOf(null));
  const held = textOf(value);
  const isTyped = Date.parse(typedInstant(typed)) === Date.parse(held) || held === "";
  return (
    <DayTimeField
      id={controlId(props)}
      name={name}
      label={labelOf(field.label)}
      // Shows the typed text as long as it means the value of the field.
      value={isTyped ? typed : dayAndTimeOf(held)}
      onChange={(now) => {
        setTyped(now);
        onChange(typedInstant(now) || null);
      }}
      error={errors[name]}
    />
  );
}
