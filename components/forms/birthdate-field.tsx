"use client";

import { useTranslations } from "next-intl";
import type { FocusEvent } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedBirthdate } from "@/lib/rules/calendar/typed-day";
import { TextField } from "./text-field";

/**
 * Birth date, typed: day, month, year. Once it is a day, it is written in the usual form;
 * `birthdateOf` reads it.
 */
export function BirthdateField(props: {
  form: string;
  name?: string;
  /** Role that requires an adult, if any: a new member, or a buyer. */
  adult?: "member" | "buyer" | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** `yyyy-MM-dd` */
  defaultValue?: string | undefined;
  className?: string | undefined;
}) {
  const t = useTranslations("form");
  const { adult, defaultValue, ...field } = props;
  return (
    <TextField
      name="birthdate"
      data-rule={adult ? `birthdate-of-${adult}` : "birthdate"}
      {...field}
      label={t("birthdate")}
      placeholder={t("birthdateExample")}
      inputMode="numeric"
      autoComplete="bday"
      defaultValue={defaultValue && written(defaultValue)}
      onBlur={writeAsOneDoes}
    />
  );
}

function writeAsOneDoes({ target }: FocusEvent<HTMLInputElement>) {
  const born = typedBirthdate(target.value, parisDate(new Date()));
  if (born) target.value = written(born);
}

/** Writes a day, `yyyy-MM-dd`, as both languages do: 14/05/1982. */
const written = (day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? day.split("-").toReversed().join("/") : day;
