"use client";

import { useTranslations } from "next-intl";
import { TextField } from "./text-field";

export function NameFields(props: {
  form: string;
  prefix?: string;
  errors: Record<string, string>;
  /** Initial values. */
  person?: { firstname?: string | null; lastname?: string | null } | null | undefined;
  isOptional?: boolean;
  /** Purpose of the name, for the browser's autofill. */
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
