"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { inputLook } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useDismiss } from "@/components/ui/use-dismiss";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay, typedDay, typedPastDay } from "@/lib/rules/calendar/typed-day";
import type { Locale } from "@/lib/rules/text/locale-code";
import type { DaySpan } from "./day-calendar";

/** The calendar is in a file of its own: many type the day, or come with one. */
const loadCalendar = () => import("./day-calendar").then(({ DayCalendar }) => DayCalendar);
const DayCalendar = dynamic(loadCalendar, { loading: () => <div className="h-90" /> });

/** A day with its year, which cannot become another one as one types on. */
const WITH_YEAR = /\b\d{4}\b/;

/**
 * A day of Paris, typed in the page's language or chosen from a calendar that shows which days are
 * free. The calendar opens over what comes below it.
 */
export function DayInput(props: {
  id: string;
  name: string | undefined;
  label: string;
  /** `yyyy-MM-dd`, or what was typed where that is no day. */
  value: string;
  onChange: (value: string) => void;
  /** Whose free days are shown; none where it is not known. */
  idCalendar?: number;
  /** Which days it is about, those to come unless it says so. */
  span?: DaySpan;
  /** How it is read what was typed, on a day that is today; by itself, as the span has it. */
  read?: (text: string, today: string) => string | undefined;
  isRequired?: boolean;
  /** By which the page judges what is typed (`FIELD_RULES`). */
  rule?: "day";
  described?: { "aria-describedby": string | undefined; "aria-invalid": true | undefined };
  /** The classes of its input, those of a form unless it says so. */
  look?: string;
}) {
  const { id, name, label, value, onChange, idCalendar, span = "AHEAD", described } = props;
  const t = useTranslations("booking.dayAndTime");
  const { dayAhead, day } = siteFormat(useLocale() as Locale);
  const today = useToday();
  const [typed, setTyped] = useState<string>();
  /** What has opened the calendar: after a click into the field, typing goes on there. */
  const [opened, setOpened] = useState<"BY_FIELD" | "TO_CHOOSE">();
  const isOpen = opened !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = isDay(value);

  function takeTyped() {
    if (typed === undefined) return;
    setTyped(undefined);
    const read = props.read ?? (span === "AHEAD" ? typedDay : typedPastDay);
    onChange(read(typed, parisDate(new Date())) ?? typed.trim());
  }

  function close() {
    setOpened(undefined);
    button.current?.focus();
  }
  useDismiss(root, isOpen, (by) => (by === "ESCAPE" ? close() : setOpened(undefined)));

  function onInputKey(event: KeyboardEvent) {
    // Enter sends the form, which has to know the day by then.
    if (event.key === "Enter") flushSync(takeTyped);
    if (event.key === "ArrowDown") {
      event.preventDefault();
      takeTyped();
      setOpened("TO_CHOOSE");
    }
  }

  return (
    <div ref={root} className="relative">
      <div className="relative">
        <input
          id={id}
          name={name}
          required={props.isRequired}
          data-rule={props.rule}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={t("dayExample")}
          aria-label={label}
          value={typed ?? (isChosen ? dayAhead(value, today ?? value) : value)}
          onChange={({ target }) => {
            setTyped(target.value);
            // As soon as it is a whole day: the draft that the device keeps has it then.
            const whole = WITH_YEAR.test(target.value) && typedDay(target.value, "");
            if (whole) onChange(whole);
          }}
          onFocus={(event) => event.target.select()}
          onBlur={takeTyped}
          onKeyDown={onInputKey}
          onPointerDown={({ currentTarget, pointerType }) => {
            // A finger chooses from the calendar: the keyboard would cover it.
            currentTarget.inputMode = pointerType === "touch" ? "none" : "text";
            void loadCalendar();
          }}
          onClick={() => setOpened("BY_FIELD")}
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
          onClick={() => setOpened(isOpen ? undefined : "TO_CHOOSE")}
          className="absolute inset-y-px right-px grid w-11 place-items-center rounded-control text-muted hover:text-accent"
        >
          <Icon name="calendar" />
        </button>
      </div>
      {isOpen && (
        <div
          role="dialog"
          aria-label={label}
          ref={keepWithin}
          className="absolute top-full left-0 z-30 mt-1 w-[min(22rem,calc(100vw-3rem))] rounded-control border border-line-strong bg-raised p-3 shadow-2xl"
        >
          <DayCalendar
            value={isChosen ? value : undefined}
            idCalendar={idCalendar}
            span={span}
            takesFocus={opened === "TO_CHOOSE"}
            onChoose={(chosen) => {
              setTyped(undefined);
              onChange(chosen);
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** How near to the edge of its surroundings a calendar may come, in pixels. */
const EDGE = 8;

/** Moves a calendar that would stand out of the window, or of the sheet that it is in. */
function keepWithin(calendar: HTMLElement | null): void {
  if (!calendar) return;
  const around = calendar.closest("dialog") ?? document.documentElement;
  const over = calendar.getBoundingClientRect().right - around.getBoundingClientRect().right + EDGE;
  if (over > 0) calendar.style.left = `${-over}px`;
}
