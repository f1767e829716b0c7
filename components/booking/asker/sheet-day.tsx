"use client";

import { useRef } from "react";
import { LazyCalendar, loadCalendar } from "@/components/booking/when/calendar-panel";
import { RIDE_CALENDAR } from "@/components/booking/when/use-allowed-days";
import { useDayField } from "@/components/booking/when/use-day-field";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { isDay } from "@/lib/rules/calendar/typed-day";

/** Day in the sheet of a small window, with the calendar below its field. */
export function SheetDay(props: {
  label: string;
  value: string;
  error: string | undefined;
  /** Called with a chosen day, or with a typed text that is no day, once the field is left. */
  onChange: (value: string) => void;
}) {
  const { label, value, error, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const { inputProps, choose } = useDayField(root, { value, onChange, loadCalendar });
  return (
    <div ref={root}>
      <Field id="sheet-date" label={label} error={error}>
        <input
          {...inputProps}
          // A visitor who presses the field wants the keyboard: it covers nothing here.
          onPointerDown={undefined}
          onClick={undefined}
          id="sheet-date"
          className={inputLook}
          {...describedBy("sheet-date", undefined, error)}
        />
      </Field>
      <div className="mt-4">
        <LazyCalendar
          value={isDay(value) ? value : undefined}
          idCalendar={RIDE_CALENDAR}
          span="AHEAD"
          takesFocus={false}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
