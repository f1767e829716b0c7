"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { type FieldProps, fieldId } from "@/components/forms/bind-field";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import type { Label } from "@/lib/contract/field/field";
import { chosenOf } from "@/lib/rules/setting/setting-fault";
import { capitalised } from "./capitalised";

/** Checkboxes of several options, kept with commas between them. */
export function SettingTicks(
  props: Pick<FieldProps, "form" | "name" | "label" | "error"> & {
    options: Record<string, Label>;
    value: string;
    onType: (text: string) => void;
  },
) {
  const { form, name, label, options, value, error, onType } = props;
  const { labelOf } = usePanel();
  const id = fieldId(form, name);
  const chosen = chosenOf(value);
  const turned = (option: string) =>
    Object.keys(options).filter((key) => chosen.includes(key) !== (key === option));
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-heading text-small">{label}</legend>
      {Object.entries(options).map(([key, words], index) => (
        <label key={key} className="flex min-h-11 items-center gap-3 text-small">
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            name={name}
            checked={chosen.includes(key)}
            onChange={() => onType(turned(key).join(","))}
            className="size-5 shrink-0 accent-accent"
            {...describedBy(id, null, error)}
          />
          <span>{capitalised(labelOf(words))}</span>
        </label>
      ))}
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
