"use client";

import { useTranslations } from "next-intl";
import { inputLook } from "@/components/ui/field";
import type { StartField } from "./times-request";

/** What a field for a time of Paris, `HH:mm`, is given. */
export interface TimeFieldProps {
  name: StartField;
  time: string;
  onChange: (time: string) => void;
  /** What describes it, and whether it is wrong. */
  described: { "aria-describedby": string; "aria-invalid": true | undefined };
}

/** A time, typed. */
export function TimeInput({ name, time, onChange, described }: TimeFieldProps) {
  const t = useTranslations("booking");
  return (
    <input
      name={`${name}-time`}
      type="time"
      step={300}
      aria-label={t("time")}
      value={time}
      onChange={(event) => onChange(event.target.value)}
      className={inputLook}
      {...described}
    />
  );
}
