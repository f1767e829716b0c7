"use client";

import { useTranslations } from "next-intl";
import type { FocusEvent } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedBirthdate } from "@/lib/rules/calendar/typed-day";
import { TextField } from "./text-field";

/**
 * The day one was born, typed: day, month, year. Once it is a day, it stands there as one writes it;
 * `birthdateOf` reads it.
 */
export function BirthdateField(props: {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name?: string;
  /** Who has to be of age, if anybody: who becomes a member, or who buys. */
  adult?: "member" | "buyer" | undefined;
  /** Why it is asked. */
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

/** A day, `yyyy-MM-dd`, as one writes it in either language: 14/05/1982. */
const written = (day: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(day) ? day.split("-").toReversed().join("/") : day;
