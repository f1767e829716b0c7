"use client";

import { FieldError } from "@/components/ui/field-error";

/** One of many short things, side by side. */
export function ChipChoice(props: {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
}) {
  const { name, options, value, onChange, error } = props;
  return (
    <fieldset aria-describedby={error && `${name}-error`}>
      <legend className="mb-3 font-medium text-heading text-small">{props.legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong px-2 text-center text-small tabular-nums hover:border-muted has-checked:border-accent has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  );
}
