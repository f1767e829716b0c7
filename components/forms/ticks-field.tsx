"use client";

import type { ReactNode } from "react";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { fieldId } from "./bind-field";

export function TicksField(props: {
  form: string;
  name: string;
  legend: string;
  hint?: string | undefined;
  options: readonly { value: string | number; label: ReactNode }[];
  /** True when they are ticked at first. */
  areTicked?: boolean;
  error?: string | undefined;
}) {
  const { name, hint, options, error } = props;
  const id = fieldId(props.form, name);
  const says = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={says || undefined}>
      <legend className="mb-2 font-medium text-heading text-small">{props.legend}</legend>
      <ul
        className={`divide-y divide-line rounded-control border ${error ? "border-danger" : "border-line-strong"}`}
      >
        {options.map(({ value, label }) => (
          <li key={value}>
            <label className="flex min-h-12 cursor-pointer items-start gap-3 px-4 py-3 text-small">
              <input
                type="checkbox"
                name={name}
                value={value}
                defaultChecked={props.areTicked}
                aria-invalid={error ? true : undefined}
                className="mt-0.5 size-5 shrink-0 scroll-mt-24 accent-accent"
              />
              <span>{label}</span>
            </label>
          </li>
        ))}
      </ul>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-muted text-small">
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
