"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { useLayoutEffect, useState } from "react";
import type { Messages } from "@/lib/i18n/messages";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay, typedDay } from "@/lib/rules/calendar/typed-day";
import { typedTime } from "@/lib/rules/calendar/typed-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { AskedField } from "./asked-field";
import { DayInput } from "./day-input";
import { timeChoices } from "./time-choices";
import { TimeInput } from "./time-input";
import { RIDE_CALENDAR } from "./use-allowed-days";

/** The values of the plain fields at the moment when these fields replaced them. */
export interface AskedSoFar {
  date: string;
  time: string;
  /** The field that has the focus, the keyboard it calls for, and whether to open its choices. */
  focused: { id: string; inputMode: string; isPressed: boolean } | undefined;
}

export interface AskedWhenProps {
  locale: Locale;
  messages: { booking: Pick<Messages["booking"], "asker" | "dayAndTime"> };
}

const CHOICES = timeChoices([]);

/** The day and the time of the home's form, with the calendar and the list of times. */
export function AskedWhenFields(props: AskedWhenProps & { soFar: AskedSoFar }) {
  return (
    <NextIntlClientProvider locale={props.locale} messages={props.messages} timeZone="Europe/Paris">
      <Fields soFar={props.soFar} />
    </NextIntlClientProvider>
  );
}

function Fields({ soFar }: { soFar: AskedSoFar }) {
  const t = useTranslations("booking.asker");
  const [date, setDate] = useState(() => typedDay(soFar.date, parisDate(new Date())) ?? soFar.date);
  const [time, setTime] = useState(() => typedTime(soFar.time) ?? soFar.time);
  useLayoutEffect(() => {
    const field = soFar.focused && document.getElementById(soFar.focused.id);
    if (!field || !soFar.focused) return;
    field.inputMode = soFar.focused.inputMode;
    field.focus();
    if (soFar.focused.isPressed) field.click();
  }, [soFar.focused]);
  return (
    <>
      <AskedField id="asked-date" label={t("date")}>
        <DayInput
          id="asked-date"
          // A day that was understood is sent as such, in a field of its own.
          name={isDay(date) ? undefined : "date"}
          label={t("date")}
          value={date}
          onChange={setDate}
          idCalendar={RIDE_CALENDAR}
        />
        {isDay(date) && <input type="hidden" name="date" value={date} />}
      </AskedField>
      <AskedField id="asked-time" label={t("time")}>
        <TimeInput
          id="asked-time"
          name="time"
          label={t("time")}
          value={time}
          onChange={setTime}
          choices={CHOICES}
        />
      </AskedField>
    </>
  );
}
