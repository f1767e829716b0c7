"use client";

import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

/** The day one was born, `yyyy-MM-dd`. */
export function BirthdateField(props: {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name?: string;
  /** Why it is asked. */
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string | undefined;
  className?: string | undefined;
}) {
  const t = useTranslations("form");
  return (
    <TextField name="birthdate" {...props} label={t("birthdate")} type="date" autoComplete="bday" />
  );
}
