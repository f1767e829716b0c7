"use client";

import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

/** First and last name, side by side in the grid that they stand in. */
export function NameFields(props: {
  /** Sets ids apart from those of the page's other forms. */
  form: string;
  /** Before the names, `customer.` for example. */
  prefix?: string;
  errors: Record<string, string>;
  /** What is in them at first. */
  person?: { firstname?: string | null; lastname?: string | null } | null | undefined;
  /** True where both may stay empty. */
  isOptional?: boolean;
  /** Which of a form's addresses they belong to, for what a browser fills in. */
  purpose?: "billing" | "shipping" | undefined;
  className?: string;
}) {
  const { form, prefix = "", errors, person, purpose, className } = props;
  const t = useTranslations("form");
  const field = (name: "firstname" | "lastname", fill: string) => ({
    form,
    name: prefix + name,
    label: t(name),
    error: errors[prefix + name],
    optional: props.isOptional ? t("optional") : undefined,
    defaultValue: person?.[name] ?? undefined,
    maxLength: 80,
    "data-rule": "person-name",
    autoComplete: purpose ? `${purpose} ${fill}` : fill,
    className,
  });
  return (
    <>
      <TextField {...field("firstname", "given-name")} />
      <TextField {...field("lastname", "family-name")} />
    </>
  );
}
