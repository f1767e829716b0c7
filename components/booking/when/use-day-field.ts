"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { useDismiss } from "@/components/ui/use-dismiss";
import { useToday } from "@/components/ui/use-today";
import { siteFormat } from "@/lib/i18n/site-format";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay, typedDay } from "@/lib/rules/calendar/typed-day";
import type { Locale } from "@/lib/rules/text/locale-code";

/** Reads a day with its year: further typing cannot make it another one. */
export const wholeDay = (text: string): string | undefined =>
  /\b\d{4}\b/.test(text) ? typedDay(text, "") : undefined;

/**
 * Holds a field of a day that is typed, or chosen from a calendar that opens by it: the props of
 * its input, and whether the calendar is open.
 * @param root the field with its calendar; leaving it closes the calendar
 */
export function useDayField(
  root: RefObject<HTMLElement | null>,
  field: {
    /** Day as `yyyy-MM-dd`, or the typed text where that is no day. */
    value: string;
    onChange: (value: string) => void;
    /** Text in its input from the beginning, before it was first left. */
    typedBefore?: string | undefined;
    read?: (text: string, today: string) => string | undefined;
    /** Called once the calendar is closed, to go on. */
    onClose?: () => void;
    loadCalendar: () => Promise<unknown>;
  },
) {
  const { value, onChange, read = typedDay } = field;
  const t = useTranslations("booking.dayAndTime");
  const { dayAhead } = siteFormat(useLocale() as Locale);
  const today = useToday();
  const [typed, setTyped] = useState(field.typedBefore);
  /** Way in which the calendar was opened: after a click into the field, typing goes on there. */
  const [opened, setOpened] = useState<"BY_FIELD" | "TO_CHOOSE">();
  const isOpen = opened !== undefined;

  function takeTyped() {
    if (typed === undefined) return;
    setTyped(undefined);
    onChange(read(typed, parisDate(new Date())) ?? typed.trim());
  }
  function close() {
    setOpened(undefined);
    field.onClose?.();
  }
  useDismiss(root, isOpen, (by) => (by === "ESCAPE" ? close() : setOpened(undefined)));

  function onKeyDown(event: KeyboardEvent) {
    // Enter sends the form, which has to know the day by then.
    if (event.key === "Enter") flushSync(takeTyped);
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    takeTyped();
    setOpened("TO_CHOOSE");
  }
  const inputProps: ComponentProps<"input"> = {
    autoComplete: "off",
    spellCheck: false,
    placeholder: t("dayExample"),
    value: typed ?? (isDay(value) ? dayAhead(value, today ?? value) : value),
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      // As soon as it is a whole day: the draft that the device keeps has it then.
      const whole = wholeDay(currentTarget.value);
      if (whole) onChange(whole);
    },
    onFocus: ({ currentTarget }) => currentTarget.select(),
    onBlur: takeTyped,
    onKeyDown,
    onPointerDown: ({ currentTarget, pointerType }) => {
      // A finger chooses from the calendar: the keyboard would cover it.
      currentTarget.inputMode = pointerType === "touch" ? "none" : "text";
      void field.loadCalendar();
    },
    onClick: () => setOpened("BY_FIELD"),
  };
  return {
    inputProps,
    isOpen,
    /** True where the keyboard goes to the days of the calendar. */
    takesFocus: opened === "TO_CHOOSE",
    toggle: () => setOpened(isOpen ? undefined : "TO_CHOOSE"),
    choose(day: string) {
      setTyped(undefined);
      onChange(day);
      close();
    },
  };
}
