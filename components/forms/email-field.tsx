"use client";

import type { ComponentProps } from "react";
import { TextField } from "./text-field";

export function EmailField(
  props: Omit<ComponentProps<typeof TextField>, "name" | "type"> & { name?: string },
) {
  return (
    <TextField
      name="email"
      autoComplete="email"
      {...props}
      type="email"
      maxLength={254}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
