"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Field, inputLook } from "@/components/ui/field";
import { bindField, type FieldProps } from "./bind-field";

/** Password that can be shown while it is typed; managers may fill it in, and it can be pasted. */
export function PasswordField(
  props: Omit<FieldProps, "optional"> &
    Omit<ComponentProps<"input">, keyof FieldProps | "type"> & {
      /** `current-password` or `new-password`. */
      autoComplete: string;
    },
) {
  const t = useTranslations("form");
  const [isShown, setIsShown] = useState(false);
  const { field, control } = bindField(props);
  return (
    <Field {...field}>
      <div className="relative">
        <input
          maxLength={1000}
          spellCheck={false}
          autoCapitalize="none"
          data-rule={props.autoComplete === "new-password" ? "new-password" : undefined}
          {...control}
          type={isShown ? "text" : "password"}
          className={`${inputLook} pr-28`}
        />
        <button
          type="button"
          aria-controls={control.id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-24 px-4 text-muted text-small hover:text-accent"
        >
          {t(isShown ? "hide" : "show")}
        </button>
      </div>
    </Field>
  );
}
