import type { ComponentProps } from "react";
import { inputLook } from "@/components/ui/field";

export const ASKED_FIELDS = ["pickup", "dropoff", "date", "time"] as const;
export type AskedFieldName = (typeof ASKED_FIELDS)[number];

/**
 * Field of the form that asks for a ride. It stays as the page was made: its list and its error are
 * put into the places that `askedElements` finds.
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
