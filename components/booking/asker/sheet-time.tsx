"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { likelyChoice, type TimeChoice } from "@/components/booking/when/time-choices";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import { isTimeOfDay, typedTime } from "@/lib/rules/calendar/typed-time";

/** Time in the sheet of a small window, with the quarters of an hour below its field. */
export function SheetTime(props: {
  label: string;
  value: string;
  error: string | undefined;
  choices: TimeChoice[];
  onChange: (time: string) => void;
}) {
  const { label, value, error, choices, onChange } = props;
  const t = useTranslations("booking.dayAndTime");
  const [typed, setTyped] = useState(value);
  const list = useRef<HTMLUListElement>(null);
  const likely = likelyChoice(choices, typedTime(value));
  // The likely time comes first, with the hour before it.
  useLayoutEffect(() => {
    const button = list.current?.children[Math.max(0, likely - 4)] as HTMLElement | undefined;
    if (list.current && button) list.current.scrollTop = button.offsetTop;
  }, [likely]);
  return (
    <>
      <Field id="sheet-time" label={label} error={error}>
        <input
          id="sheet-time"
          autoComplete="off"
          inputMode="numeric"
          placeholder={t("timeExample")}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (isTimeOfDay(currentTarget.value)) onChange(currentTarget.value);
          }}
          onKeyDown={({ key }) => key === "Enter" && onChange(typedTime(typed) ?? typed.trim())}
          className={`${inputLook} tabular-nums`}
          {...describedBy("sheet-time", undefined, error)}
        />
      </Field>
      <ul
        ref={list}
        aria-label={t("timeList")}
        className="relative mt-4 grid max-h-[calc(100dvh-13rem)] grid-cols-4 gap-1.5 overflow-y-auto"
      >
        {choices.map(({ time, isTaken }) => (
          <li key={time}>
            <button
              type="button"
              disabled={isTaken}
              onClick={() => onChange(time)}
              className={`grid min-h-12 w-full place-items-center rounded-control border tabular-nums ${time === value ? "border-accent bg-accent text-on-accent" : "border-line text-heading"} disabled:border-transparent disabled:text-muted disabled:line-through disabled:opacity-60`}
            >
              {time}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
