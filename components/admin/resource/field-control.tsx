"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { PanelField } from "@/lib/site/panel-resources";
import { DayControl } from "./day-control";
import { DaysControl } from "./days-control";

/** The kinds of field that are short: two stand beside each other in a wide window. */
const SHORT: ReadonlySet<PanelField["kind"]> = new Set(["NUMBER", "EUROS", "DAY"]);

/** The controls of a form stand in two columns where there is room, the short ones beside each other. */
export const FIELD_GRID = "mb-6 grid items-start gap-5 sm:grid-cols-2";

interface FieldControlProps {
  form: string;
  name: string;
  field: PanelField;
  /** As text, whatever it holds. */
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
}

/** The labelled control of a field, in a form whose fields stand in `FIELD_GRID`. */
export const FieldControl = (props: FieldControlProps) => (
  <div className={SHORT.has(props.field.kind) ? undefined : "sm:col-span-2"}>
    <ControlOfKind {...props} />
  </div>
);

/** The control of a field, by what it holds. */
function ControlOfKind({ form, name, field, value, error, onType }: FieldControlProps) {
  const { labelOf } = usePanel();
  const t = useTranslations("form");
  const label = labelOf(field.label);
  const hint = field.note && labelOf(field.note);
  const unit = field.kind === "EUROS" ? "€" : field.kind === "NUMBER" && field.isPercent && "%";
  const bounds = field.change;
  const mayBeEmpty = bounds?.isNullable || (field.kind === "LONG_TEXT" && !bounds?.isNeeded);
  const shared = {
    form,
    name,
    label: unit ? `${label} (${unit})` : label,
    hint,
    error,
    autoComplete: "off",
    value,
    ...(mayBeEmpty && { optional: t("optional") }),
  };
  const onChange = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onType(currentTarget.value);
  switch (field.kind) {
    case "FLAG":
      return (
        <div>
          <label className="flex min-h-11 items-start gap-3">
            <input
              id={`${form}-${name}`}
              type="checkbox"
              name={name}
              checked={value === "true"}
              onChange={({ currentTarget }) => onType(String(currentTarget.checked))}
              className="mt-0.5 size-5 shrink-0 accent-accent"
              {...describedBy(`${form}-${name}`, null, error)}
            />
            <span className="text-small">
              <span className="block font-medium text-heading">{label}</span>
              {hint && <span className="block text-muted">{hint}</span>}
            </span>
          </label>
          <FieldErrorText id={`${form}-${name}`} error={error} />
        </div>
      );
    case "CHOICE":
      return (
        <SelectField {...shared} onChange={onChange}>
          {Object.entries(field.options).map(([key, option]) => (
            <option key={key} value={key}>
              {labelOf(option.label)}
            </option>
          ))}
        </SelectField>
      );
    case "LONG_TEXT":
      return (
        <TextAreaField {...shared} rows={4} maxLength={bounds?.maxLength} onChange={onChange} />
      );
    case "DAYS":
      return (
        <DaysControl
          id={`${form}-${name}`}
          label={label}
          hint={hint}
          value={value}
          error={error}
          onType={onType}
        />
      );
    case "DAY":
      return (
        <DayControl
          id={`${form}-${name}`}
          name={name}
          label={label}
          hint={hint}
          optional={mayBeEmpty ? t("optional") : undefined}
          value={value}
          error={error}
          onType={onType}
        />
      );
    case "EUROS":
    case "NUMBER":
      return (
        <TextField
          {...shared}
          inputMode={bounds?.isWhole ? "numeric" : "decimal"}
          onChange={onChange}
        />
      );
    default:
      return <TextField {...shared} maxLength={bounds?.maxLength} onChange={onChange} />;
  }
}
