"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { describedBy, selectLook } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { Label } from "@/lib/contract/field/field";
import { ControlFrame } from "./control-frame";
import { type ControlProps, controlId, textOf } from "./control-props";

const TICK = "mt-0.5 size-5 shrink-0 accent-accent";
const TICK_LINE = "flex min-h-11 items-start gap-3 py-2 text-small";

export function FlagInput(props: ControlProps) {
  const { field, name, value, errors, onChange } = props;
  const { labelOf } = usePanel();
  const id = controlId(name);
  return (
    <div>
      <label className={TICK_LINE}>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className={TICK}
          {...describedBy(id, null, errors[name])}
        />
        <span>
          <span className="block font-medium text-heading">{labelOf(field.label)}</span>
          {field.note && <span className="block text-muted">{labelOf(field.note)}</span>}
        </span>
      </label>
      <FieldErrorText id={id} error={errors[name]} />
    </div>
  );
}

const optionsOf = ({ field: { input } }: ControlProps): [string, Label][] =>
  "options" in input ? Object.entries(input.options) : [];

export function ChoiceInput(props: ControlProps) {
  const { field, value, onChange } = props;
  const { labelOf } = usePanel();
  const t = useTranslations("admin.content");
  return (
    <ControlFrame of={props}>
      {({ labelId: _, ...control }) => (
        <select
          {...control}
          value={textOf(value)}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
          className={selectLook}
        >
          {field.isOptional && <option value="">{t("noChoice")}</option>}
          {!field.isOptional && textOf(value) === "" && <option value="">{t("choose")}</option>}
          {optionsOf(props).map(([option, label]) => (
            <option key={option} value={option}>
              {labelOf(label)}
            </option>
          ))}
        </select>
      )}
    </ControlFrame>
  );
}

export function ChoicesInput(props: ControlProps) {
  const { name, value, onChange } = props;
  const { labelOf } = usePanel();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const options = optionsOf(props);
  return (
    <ControlFrame of={props} isGroup>
      {() =>
        options.map(([option, label]) => (
          <label key={option} className={TICK_LINE}>
            <input
              type="checkbox"
              name={name}
              value={option}
              checked={chosen.includes(option)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map(([one]) => one)
                    .filter((one) => (one === option ? checked : chosen.includes(one))),
                )
              }
              className={TICK}
            />
            <span>{labelOf(label)}</span>
          </label>
        ))
      }
    </ControlFrame>
  );
}
