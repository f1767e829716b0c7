"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { Fields } from "./fields";

export function CancelFields(props: {
  reasons: [value: string, name: string][];
  label: string;
  note: string;
  errors: Record<string, string>;
  onReason?: (reason: string) => void;
  children?: ReactNode;
}) {
  const form = useTranslations("form");
  const optional = form("optional");
  const shared = (name: string) => ({
    form: "CANCEL",
    name,
    autoComplete: "off",
    error: props.errors[name],
  });
  return (
    <Fields>
      <SelectField
        {...shared("reason")}
        label={props.label}
        defaultValue=""
        onChange={({ target }) => props.onReason?.(target.value)}
      >
        {/* No reason is preset: each has another price. */}
        <option value="">{form("choose")}</option>
        {props.reasons.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      {props.children}
      <TextAreaField
        {...shared("note")}
        label={props.note}
        optional={optional}
        rows={3}
        maxLength={500}
      />
    </Fields>
  );
}
