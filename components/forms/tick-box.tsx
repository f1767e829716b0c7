"use client";

import type { ReactNode } from "react";
import { describedBy } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { fieldId } from "./bind-field";
import type { FieldErrorCode } from "./field-error-code";

export function TickBox(props: {
  form: string;
  name: string;
  /** Error while it is not ticked, where it has to be. */
  missing?: FieldErrorCode;
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
          required={props.missing !== undefined}
          data-missing={props.missing}
          className="mt-1 size-5 shrink-0 scroll-mt-12 accent-accent aria-invalid:not-focus-visible:outline-1 aria-invalid:not-focus-visible:outline-danger"
          {...describedBy(id, null, error)}
        />
        <span className="text-small">{props.children}</span>
      </label>
      <FieldErrorText id={id} error={error} className="pl-8" />
    </div>
  );
}
