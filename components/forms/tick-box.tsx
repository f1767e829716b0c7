"use client";

import type { ReactNode } from "react";
import { describedBy } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-error";
import { fieldId } from "./bind-field";

/** A box to be ticked, with what one says by it. */
export function TickBox(props: {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name: string;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { name, error } = props;
  const id = fieldId(props.form, name);
  return (
    <div className={props.className}>
      <label className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          name={name}
          required={props.required}
          className="mt-1 size-5 shrink-0 scroll-mt-12 accent-accent aria-invalid:not-focus-visible:outline-1 aria-invalid:not-focus-visible:outline-danger"
          {...describedBy(id, null, error)}
        />
        <span className="text-small">{props.children}</span>
      </label>
      <FieldError id={id} error={error} className="pl-8" />
    </div>
  );
}
