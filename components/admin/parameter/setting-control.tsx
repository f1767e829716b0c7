"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import type { HeldValue } from "@/lib/contract/parameter";
import { capitalised } from "./capitalised";
import { SettingColour } from "./setting-colour";
import { SettingTicks } from "./setting-ticks";

const ROWS: Partial<Record<HeldValue["is"], number>> = { PARAGRAPH: 4, MARKUP: 12, CODE: 12 };

/** Kinds of values that get a hint before a refusal. */
const HINTED = ["HOURS", "LINK", "RATIO", "MARKUP"] as const;

export function SettingControl(props: {
  name: string;
  label: string;
  holds: HeldValue;
  value: string;
  error: string | undefined;
  /** True where it may be empty, as it has no default. */
  isOptional: boolean;
  onType: (text: string) => void;
}) {
  const { holds, isOptional, onType, ...field } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.parameter");
  const words = useTranslations("admin.list");
  const form = useTranslations("form");
  const hint = HINTED.find((is) => is === holds.is);
  const shared = {
    ...field,
    form: "parameter",
    hint: hint && t(`hints.${hint}`),
    optional: isOptional ? form("optional") : undefined,
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onType(currentTarget.value),
  };
  switch (holds.is) {
    case "FLAG":
      return (
        <SelectField {...shared} optional={undefined}>
          <option value="true">{words("yes")}</option>
          <option value="false">{words("no")}</option>
        </SelectField>
      );
    case "CHOICE":
      return (
        <SelectField {...shared} optional={undefined}>
          {Object.entries(holds.options).map(([key, option]) => (
            <option key={key} value={key}>
              {capitalised(labelOf(option))}
            </option>
          ))}
        </SelectField>
      );
    case "CHOICES":
      return <SettingTicks {...shared} options={holds.options} onType={onType} />;
    case "COLOUR":
      return <SettingColour {...shared} onType={onType} />;
    case "NUMBER":
      return (
        <TextField
          {...shared}
          label={holds.unit === "NONE" ? field.label : t(`in.${holds.unit}`)}
          inputMode={holds.isWhole ? "numeric" : "decimal"}
        />
      );
    default: {
      const rows = ROWS[holds.is];
      return rows ? <TextAreaField {...shared} rows={rows} /> : <TextField {...shared} />;
    }
  }
}
