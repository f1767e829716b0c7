"use client";

import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

/** The day one was born, `yyyy-MM-dd`. */
export function BirthdateField(props: {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name?: string;
  /** Who has to be of age, if anybody: who becomes a member, or who buys. */
  adult?: "member" | "buyer" | undefined;
  /** Why it is asked. */
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string | undefined;
  className?: string | undefined;
}) {
  const t = useTranslations("form");
  const { adult, ...field } = props;
  return (
    <TextField
      name="birthdate"
      data-rule={adult ? `birthdate-of-${adult}` : "birthdate"}
      {...field}
      label={t("birthdate")}
      type="date"
      autoComplete="bday"
    />
  );
}
