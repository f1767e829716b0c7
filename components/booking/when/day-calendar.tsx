"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { DayPicker, type DayPickerProps } from "react-day-picker";
import { enGB } from "react-day-picker/locale/en-GB";
import { fr } from "react-day-picker/locale/fr";
import { Icon } from "@/components/ui/icon";
import { useSeenWhole } from "@/components/ui/use-seen-whole";
import { siteFormat } from "@/lib/i18n/site-format";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { monthDays, parisDate } from "@/lib/rules/calendar/paris-time";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAllowedDays } from "./use-allowed-days";

const LOCALES = { fr, en: enGB };

/** Days ahead, or back, that can be looked at; the provider limits the days that can be booked. */
const DAYS_SEEN = 550;

/** Days that can be chosen: today and those to come, today and those past, or all of them. */
export type DaySpan = "AHEAD" | "PAST" | "ANY";

const LOOK = {
  months: "relative",
  month_caption: "grid h-11 place-items-center",
  caption_label: "block font-medium text-heading first-letter:uppercase",
  nav: "absolute inset-x-0 top-0 z-10 flex justify-between",
  button_previous: "grid size-11 place-items-center rounded-control hover:text-accent",
  button_next: "grid size-11 place-items-center rounded-control hover:text-accent",
  month_grid: "mt-1 w-full table-fixed border-collapse",
  weekday: "pb-1 text-center font-normal text-muted text-small",
  day: "p-0 text-center",
  day_button: "mx-auto grid h-10 w-full max-w-11 place-items-center rounded-control tabular-nums",
} satisfies DayPickerProps["classNames"];

const MODIFIER_LOOK = {
  selected: "*:bg-accent *:text-on-accent *:font-medium",
  today: "*:border *:border-line-strong",
  disabled: "*:text-muted *:opacity-60",
  closed: "*:line-through",
  free: "*:text-heading *:hover:bg-background *:hover:text-accent",
  full: "*:text-muted *:underline *:decoration-dotted *:underline-offset-4",
};

export function DayCalendar(props: {
  /** `yyyy-MM-dd` */
  value: string | undefined;
  idCalendar: number | undefined;
  span: DaySpan;
  /** True where the keyboard goes to its days as it opens. */
  takesFocus: boolean;
  onChoose: (day: string) => void;
}) {
  const { value, idCalendar, span, takesFocus, onChoose } = props;
  const t = useTranslations("booking.dayAndTime");
  const locale = useLocale() as Locale;
  const { day: written } = siteFormat(locale);
  const today = parisDate(new Date());
  const [month, setMonth] = useState(() => dateOf(value ?? today));
  const { isClosed, isFull } = useAllowedDays(idCalendar, isoDay(month).slice(0, 7));
  const shown = monthDays(month.getFullYear(), month.getMonth() + 1);
  const [first, last] = [
    span === "AHEAD" ? today : daysLater(today, -DAYS_SEEN),
    span === "PAST" ? today : daysLater(today, DAYS_SEEN),
  ];
  const isOut = (date: Date) => isoDay(date) < first || isoDay(date) > last;
  const closed = (date: Date) => isOut(date) || isClosed(isoDay(date));
  const full = (date: Date) => isFull(isoDay(date));

  const root = useRef<HTMLDivElement>(null);
  useSeenWhole(root, true);

  return (
    <div ref={root} className="scroll-my-28">
      <DayPicker
        mode="single"
        autoFocus={takesFocus}
        locale={LOCALES[locale]}
        month={month}
        onMonthChange={setMonth}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        today={dateOf(today)}
        selected={value ? dateOf(value) : undefined}
        onSelect={(_, chosen) => onChoose(isoDay(chosen))}
        disabled={closed}
        modifiers={{
          full,
          free: (date) => !closed(date) && !full(date),
          closed: (date) => !isOut(date) && closed(date),
        }}
        modifiersClassNames={MODIFIER_LOOK}
        classNames={LOOK}
        components={{ Chevron }}
        labels={{
          labelNext: () => t("nextMonth"),
          labelPrevious: () => t("previousMonth"),
          labelDayButton: (date, { today: isToday, selected, full: isTaken }) =>
            [
              isToday && t("today"),
              written(`${isoDay(date)}T12:00Z`),
              isTaken && t("full"),
              selected && t("chosen"),
            ]
              .filter(Boolean)
              .join(", "),
        }}
      />
      <p className="mt-2 text-muted text-small empty:hidden">
        {shown.some((date) => isClosed(date) && date >= today) && (
          <span>{`${t("closedLegend")} `}</span>
        )}
        {shown.some(isFull) && <span>{t("fullLegend")}</span>}
      </p>
    </div>
  );
}

function Chevron({ orientation }: { orientation?: "up" | "down" | "left" | "right" }) {
  return (
    <Icon
      name="chevron"
      className={`size-5 ${orientation === "left" ? "rotate-90" : "-rotate-90"}`}
    />
  );
}

/** Returns a day as a `Date` of this device's calendar, as the picker calculates with. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** Returns the same day as `yyyy-MM-dd`. */
const isoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
