"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayInput } from "@/components/booking/form/day-input";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { isDay, typedNearDay } from "@/lib/rules/calendar/typed-day";
import { PANEL_INPUT } from "./panel-look";

/**
 * A day by the site's own control. What was typed and is no day stays there with its error, and is not
 * handed on.
 */
export function DayField(props: {
  id: string;
  /** By which a form finds it that is told what is wrong with it. */
  name?: string;
  label: string;
  /** `yyyy-MM-dd`, or nothing. */
  day: string;
  onChoose: (day: string) => void;
  error?: string | undefined;
  /** What stands under it; who shows it gives it the id of a hint. */
  hint?: string | undefined;
  /** For a field whose label is read out alone. */
  hasHiddenLabel?: boolean;
}) {
  const { id, label, day, onChoose, hasHiddenLabel } = props;
  const t = useTranslations("admin.range");
  const [wrong, setWrong] = useState<string>();
  const error = wrong === undefined ? props.error : t("noDay");
  return (
    <div>
      <label
        htmlFor={id}
        className={hasHiddenLabel ? "sr-only" : "mb-1 block text-muted text-small"}
      >
        {label}
      </label>
      <DayInput
        id={id}
        name={props.name}
        label={label}
        value={wrong ?? day}
        span="ANY"
        read={typedNearDay}
        look={PANEL_INPUT}
        described={describedBy(id, props.hint, error)}
        onChange={(text) => {
          const isRead = text === "" || isDay(text);
          setWrong(isRead ? undefined : text);
          if (isRead) onChoose(text);
        }}
      />
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
