"use client";

import type { ComponentProps } from "react";
import { Field, selectLook } from "@/components/ui/field";
import { bindField, type FieldProps } from "./bind-field";

export function SelectField(props: FieldProps & Omit<ComponentProps<"select">, keyof FieldProps>) {
  const { field, control } = bindField(props);
  return (
    <Field {...field}>
      <select {...control} className={selectLook} />
    </Field>
  );
}
