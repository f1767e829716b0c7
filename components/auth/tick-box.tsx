"use client";

import type { ReactNode } from "react";
import { describedBy } from "@/components/ui/field";

/** A box to be ticked, with what one says by it. */
export function TickBox(props: {
  id: string;
  name: string;
  required?: boolean;
  error?: string | undefined;
  children: ReactNode;
}) {
  const { id, name, error } = props;
  return (
    <div>
      <label className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          required={props.required}
          className="mt-1 size-5 shrink-0 accent-accent"
          {...describedBy(id, null, error)}
        />
        <span className="text-small">{props.children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 pl-8 font-medium text-danger text-small">
          {error}
        </p>
      )}
    </div>
  );
}
