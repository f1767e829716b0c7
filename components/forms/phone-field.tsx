"use client";

import type { ComponentProps } from "react";
import { TextField } from "./text-field";

/** Telephone number, in any spelling. */
export function PhoneField(
  props: Omit<ComponentProps<typeof TextField>, "name" | "type"> & { name?: string },
) {
  return (
    <TextField
      name="phone"
      data-rule="phone"
      {...props}
      type="tel"
      maxLength={30}
      autoComplete="tel"
    />
  );
}
