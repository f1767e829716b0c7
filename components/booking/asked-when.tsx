"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { isDay } from "@/lib/rules/typed-day";
import { DayInput } from "./day-input";
import { timeChoices } from "./time-choices";
import { TimeInput } from "./time-input";

const CHOICES = timeChoices([]);
const LABEL = "mb-1.5 block font-medium text-heading";

/**
 * The day and the time of an ordinary form, as `date` and `time`. Without a script they are sent as
 * they were typed.
 */
export function AskedWhen({ idCalendar }: { idCalendar: number }) {
  const t = useTranslations("booking.asker");
  const [date, setDate] = useState("");
  const [time, setTime] = useState("");
  return (
    <>
      <div className="text-small">
        <label htmlFor="asked-date" className={LABEL}>
          {t("date")}
        </label>
        <DayInput
          id="asked-date"
          // A day that was understood is sent as such, in a field of its own.
          name={isDay(date) ? undefined : "date"}
          label={t("date")}
          value={date}
          onChange={setDate}
          idCalendar={idCalendar}
        />
        {isDay(date) && <input type="hidden" name="date" value={date} />}
      </div>
      <div className="text-small">
        <label htmlFor="asked-time" className={LABEL}>
          {t("time")}
        </label>
        <TimeInput
          id="asked-time"
          name="time"
          label={t("time")}
          value={time}
          onChange={setTime}
          choices={CHOICES}
        />
      </div>
    </>
  );
}
