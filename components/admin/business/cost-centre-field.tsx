"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";

/** Choice of a business's cost centre, or none; nothing where it has none. */
export function CostCentreField(props: {
  form: string;
  names: string[];
  value?: string | null;
  error: string | undefined;
}) {
  const { form, names, value, error } = props;
  const t = useTranslations("admin.business");
  const optional = useTranslations("form")("optional");
  if (names.length === 0) return null;
  return (
    <SelectField
      form={form}
      name="costCentre"
      label={t("costCentre")}
      optional={optional}
      defaultValue={value ?? ""}
      error={error}
    >
      <option value="">{t("noCostCentre")}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
