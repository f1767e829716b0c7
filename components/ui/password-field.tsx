"use client";

import { type ComponentProps, useState } from "react";
import { describedBy, Field, inputLook } from "./field";

/** A password that one may look at while typing it; managers may fill it in, and one may paste. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  words,
  className,
  ...input
}: Omit<ComponentProps<"input">, "id" | "type" | "className"> & {
  id: string;
  label: string;
  /** `current-password` or `new-password`. */
  autoComplete: string;
  hint?: string | undefined;
  error?: string | undefined;
  words: { show: string; hide: string };
  className?: string;
}) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      <div className="relative">
        <input
          id={id}
          required
          maxLength={1000}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={isShown ? "text" : "password"}
          className={`${inputLook} scroll-mt-12 pr-28`}
          {...describedBy(id, hint, error)}
        />
        <button
          type="button"
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-24 px-4 text-muted text-small hover:text-accent"
        >
          {isShown ? words.hide : words.show}
        </button>
      </div>
    </Field>
  );
}
