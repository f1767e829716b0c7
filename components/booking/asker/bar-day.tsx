"use client";

import { useRef } from "react";
import { createPortal } from "react-dom";
import { CalendarPanel, loadCalendar } from "@/components/booking/when/calendar-panel";
import { RIDE_CALENDAR } from "@/components/booking/when/use-allowed-days";
import { useDayField } from "@/components/booking/when/use-day-field";
import { describedBy } from "@/components/ui/field";
import { useAttached } from "@/components/ui/use-attached";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { useRideDraft } from "@/stores/ride-draft";
import type { AskedElements } from "./asked-elements";

/** Calendar by the day's field of the form that asks for a ride. */
export function BarDay(props: {
  elements: AskedElements;
  label: string;
  error: string | undefined;
}) {
  const { elements, label, error } = props;
  const { input, list } = elements;
  const root = useRef(list.parentElement);
  const date = useRideDraft((store) => store.ride.date);
  const change = useRideDraft((store) => store.change);
  const { inputProps, isOpen, takesFocus, choose } = useDayField(root, {
    value: date,
    onChange: (day) => change({ date: day }),
    typedBefore: input.value || undefined,
    onClose: () => input.focus(),
    loadCalendar,
  });
  useAttached(input, {
    ...inputProps,
    ...describedBy(input.id, undefined, error),
  });
  return createPortal(
    isOpen && (
      <CalendarPanel
        label={label}
        value={isDay(date) ? date : undefined}
        idCalendar={RIDE_CALENDAR}
        span="AHEAD"
        takesFocus={takesFocus}
        onChoose={choose}
      />
    ),
    list,
  );
}
