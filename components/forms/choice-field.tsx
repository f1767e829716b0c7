"use client";

import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { fieldId } from "./bind-field";

const LOOKS = {
  /** Look of a few options, each in a box with its dot. */
  boxes: {
    grid: (count: number) => `gap-3 ${count > 2 ? "xs:grid-cols-3" : "grid-cols-2"}`,
    option: "min-h-12 gap-3 px-4 py-2",
    dot: "size-4 shrink-0 accent-accent outline-none",
  },
  /** Look of many short options side by side, the chosen one filled. */
  chips: {
    grid: () => "grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2",
    option:
      "min-h-11 justify-center px-2 text-center tabular-nums has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent",
    dot: "sr-only",
  },
};

export function ChoiceField<V extends string>(props: {
  form: string;
  name: string;
  legend: string;
  options: readonly { value: V; label: ReactNode }[];
  value: V | null;
  onChange: (value: V) => void;
  error?: string | undefined;
  look?: keyof typeof LOOKS;
}) {
  const { name, options, value, onChange, error, look = "boxes" } = props;
  const { grid, option: box, dot } = LOOKS[look];
  const id = fieldId(props.form, name);
  const root = useRef<HTMLFieldSetElement>(null);
  const takeWhatIsTicked = useEffectEvent(() => {
    const ticked = root.current?.querySelector<HTMLInputElement>("input:checked");
    const early = options.find((option) => option.value === ticked?.value);
    if (early && early.value !== value) onChange(early.value);
  });
  // Before the page came alive no handler heard it, and drawing it again would wipe it.
  useLayoutEffect(() => takeWhatIsTicked(), []);
  return (
    <fieldset ref={root} className="col-span-full" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 font-medium text-heading text-small">{props.legend}</legend>
      <div className={`grid ${grid(options.length)}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`flex cursor-pointer items-center rounded-control border border-line-strong text-small hover:border-muted has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 ${box}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className={dot}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
