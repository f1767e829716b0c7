import type { ReactNode } from "react";

/** A field of the home's form under its label. */
export function AskedField(props: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="text-small">
      <label htmlFor={props.id} className="mb-1.5 block font-medium text-heading">
        {props.label}
      </label>
      {props.children}
    </div>
  );
}
