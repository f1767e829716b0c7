"use client";

import type { ReactNode } from "react";
import { FieldError } from "@/components/ui/field-error";
import { fieldId } from "./bind-field";

/** One of a few, each in a box of its own. */
export function ChoiceField<V extends string>(props: {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name: string;
  /** What is chosen. */
  legend: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V;
  onChange: (value: V) => void;
  error?: string | undefined;
}) {
  const { name, options, value, onChange, error } = props;
  const id = fieldId(props.form, name);
  return (
    <fieldset className="col-span-full" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-medium text-heading text-small">{props.legend}</legend>
      <div className={`grid gap-3 ${options.length > 2 ? "xs:grid-cols-3" : "grid-cols-2"}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center gap-3 rounded-control border border-line-strong px-4 py-2 text-small hover:border-muted has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
