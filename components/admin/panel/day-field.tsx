"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayInput } from "@/components/booking/when/day-input";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { isDay, typedNearDay } from "@/lib/rules/calendar/typed-day";
import { PANEL_INPUT } from "./panel-look";

/** Day by the site's own control. A text that is no day keeps its error, and is not handed on. */
export function DayField(props: {
  id: string;
  /** Name by which a form finds it to show an error. */
  name?: string;
  label: string;
  /** Day as `yyyy-MM-dd`, or "". */
  day: string;
  onChoose: (day: string) => void;
  error?: string | undefined;
  /** Hint under it; the caller gives it the id of a hint. */
  hint?: string | undefined;
  /** True for a field with a label that is only read out. */
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
