"use client";

import type { ComponentProps } from "react";
import { Field, inputLook } from "@/components/ui/field";
import { bindField, type FieldProps } from "./bind-field";

export function TextAreaField(
  props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>,
) {
  const { field, control } = bindField(props);
  return (
    <Field {...field}>
      <textarea {...control} className={inputLook} />
    </Field>
  );
}
