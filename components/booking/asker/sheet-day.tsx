"use client";

import { useRef } from "react";
import { LazyCalendar, loadCalendar } from "@/components/booking/form/calendar-panel";
import { RIDE_CALENDAR } from "@/components/booking/form/use-allowed-days";
import { useDayField } from "@/components/booking/form/use-day-field";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { isDay } from "@/lib/rules/calendar/typed-day";

/** The day in the sheet of a small window, with the calendar below its field. */
export function SheetDay(props: {
  label: string;
  value: string;
  error: string | undefined;
  /** A day was chosen, or what is no day was typed and left. */
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
          // Who goes into the field wants the keyboard: nothing is covered by it here.
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
