"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { inputLook } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { siteFormat } from "@/lib/i18n/site-format";
import { isDay, typedPastDay } from "@/lib/rules/calendar/typed-day";
import type { Locale } from "@/lib/rules/text/locale-code";
import { CalendarPanel, loadCalendar } from "./calendar-panel";
import type { DaySpan } from "./day-calendar";
import { useDayField } from "./use-day-field";

/**
 * Day of Paris, typed in the page's language or chosen from a calendar that shows the free days.
 * The calendar opens over the content below it.
 */
export function DayInput(props: {
  id: string;
  name: string | undefined;
  label: string;
  /** Day as `yyyy-MM-dd`, or the typed text where that is no day. */
  value: string;
  onChange: (value: string) => void;
  /** Calendar of the free days to show; undefined where it is not known. */
  idCalendar?: number;
  /** Span of days, those to come by default. */
  span?: DaySpan;
  /** Reads the typed text, given today; by default as the span has it. */
  read?: (text: string, today: string) => string | undefined;
  isRequired?: boolean;
  /** Rule by which the page judges the typed text (`FIELD_RULES`). */
  rule?: "day";
  described?: { "aria-describedby": string | undefined; "aria-invalid": true | undefined };
  /** Classes of its input, by default those of a form. */
  look?: string;
}) {
  const { id, name, label, value, onChange, idCalendar, span = "AHEAD", described } = props;
  const t = useTranslations("booking.dayAndTime");
  const { day } = siteFormat(useLocale() as Locale);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const read = props.read ?? (span === "AHEAD" ? undefined : typedPastDay);
  const { inputProps, isOpen, takesFocus, toggle, choose } = useDayField(root, {
    value,
    onChange,
    ...(read && { read }),
    onClose: () => button.current?.focus(),
    loadCalendar,
  });
  const isChosen = isDay(value);
  return (
    <div ref={root} className="relative">
      <div className="relative">
        <input
          {...inputProps}
          id={id}
          name={name}
          required={props.isRequired}
          data-rule={props.rule}
          type="text"
          aria-label={label}
          className={`${props.look ?? inputLook} pr-12`}
          {...described}
        />
        <button
          ref={button}
          type="button"
          aria-label={
            isChosen ? t("changeDay", { day: day(`${value}T12:00Z`) }) : t("openCalendar")
          }
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
          className="absolute inset-y-px right-px grid w-11 place-items-center rounded-control text-muted hover:text-accent"
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isOpen && (
        <CalendarPanel
          label={label}
          value={isChosen ? value : undefined}
          idCalendar={idCalendar}
          span={span}
          takesFocus={takesFocus}
          onChoose={choose}
        />
      )}
    </div>
  );
}
