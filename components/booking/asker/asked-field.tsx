import type { ComponentProps } from "react";
import { inputLook } from "@/components/ui/field";

/** The names of the fields of a ride that is asked for, in the order of the form. */
export const ASKED_FIELDS = ["pickup", "dropoff", "date", "time"] as const;
export type AskedFieldName = (typeof ASKED_FIELDS)[number];

/**
 * A field of the form that asks for a ride. It stays what the page was made with: its list and what is
 * wrong with it are put beside it by `elementsOf`.
 */
export function AskedField(
  props: { name: AskedFieldName; label: string } & ComponentProps<"input">,
) {
  const { name, label, ...input } = props;
  return (
    <div className="min-w-0 text-small">
      <label htmlFor={`asked-${name}`} className="mb-1.5 block font-medium text-heading">
        {label}
      </label>
      <div className="relative">
        <input
          id={`asked-${name}`}
          name={name}
          autoComplete="off"
          spellCheck={false}
          {...input}
          className={inputLook}
        />
        <div data-list={name} />
      </div>
      <div data-error={name} />
    </div>
  );
}
