"use client";

import type { ComponentProps } from "react";
import { describedBy, Field, inputLook } from "@/components/ui/field";

/** A labelled text input of the space's forms; one that may stay empty says so. */
export function TextField({
  form,
  name,
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Omit<ComponentProps<"input">, "id" | "form" | "className"> & {
  /** Sets its id apart from those of the page's other forms. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The word for it. */
  optional?: string | undefined;
  className?: string;
}) {
  const id = `${form}-${name}`;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      {...(className ? { className } : {})}
    >
      <input
        id={id}
        name={name}
        required={optional === undefined}
        {...input}
        // What is refused is scrolled to with its label.
        className={`${inputLook} scroll-mt-12`}
        {...describedBy(id, hint, error)}
      />
    </Field>
  );
}
