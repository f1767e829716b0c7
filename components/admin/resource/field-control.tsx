"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { SelectField } from "@/components/forms/select-field";
import { TextAreaField } from "@/components/forms/text-area-field";
import { TextField } from "@/components/forms/text-field";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { PanelField } from "@/lib/site/panel-resources";
import { DayControl } from "./day-control";
import { DaysControl } from "./days-control";
import { PicturesControl } from "./pictures-control";

/** Kinds of field that are short by themselves. */
const SHORT: ReadonlySet<PanelField["kind"]> = new Set(["NUMBER", "EUROS", "DAY"]);

/** Grid of a form in two columns, of which a field takes both unless it is short. */
export const FIELD_GRID = "mb-6 grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:gap-x-5";

const COLUMNS = {
  HALF: "col-span-2 sm:col-span-1",
  NARROW: "col-span-1",
  FULL: "col-span-2",
  LINE: "col-span-2 sm:[&_input]:max-w-[calc(50%-0.625rem)]",
};

interface FieldControlProps {
  form: string;
  name: string;
  field: PanelField;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
  below?: ReactNode;
}

/** Labelled control of a field, in a form that lays its fields out in `FIELD_GRID`. */
export function FieldControl(props: FieldControlProps) {
  const { labelOf } = usePanel();
  const { kind, part, width = SHORT.has(kind) ? "HALF" : "FULL" } = props.field;
  return (
    <>
      {part && <h2 className="col-span-2 text-h4 not-first:mt-3">{labelOf(part)}</h2>}
      <div className={COLUMNS[width]}>
        <ControlOfKind {...props} />
        {props.below}
      </div>
    </>
  );
}

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
    case "PICTURES":
      return (
        <PicturesControl
          id={`${form}-${name}`}
          label={label}
          slot={field.slot}
          most={field.most}
          isSilent={field.isSilent === true}
          value={value}
          error={error}
          onType={onType}
        />
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
