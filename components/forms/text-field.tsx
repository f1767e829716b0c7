"use client";

import type { ComponentProps } from "react";
import { Field, inputLook } from "@/components/ui/field";
import { bindField, type FieldProps } from "./bind-field";

export function TextField(props: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  const { field, control } = bindField(props);
  return (
    <Field {...field}>
      <input {...control} className={inputLook} />
    </Field>
  );
}
