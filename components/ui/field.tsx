import type { ReactNode } from "react";
import { FieldErrorText } from "./field-error-text";

/** Classes of a text input or textarea; a refused one is scrolled to with its label. */
export const inputLook =
  "w-full min-h-12 scroll-mt-12 rounded-control border border-line-strong bg-background px-4 py-3 text-body text-ink placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 aria-invalid:border-danger";

/** Classes of a select: as high as the text inputs that it stands beside. */
export const selectLook = `${inputLook} select-mark h-[calc(1.7em+1.5rem+2px)] pr-11 text-ellipsis`;

/** Returns the attributes that tie an input to its hint and its error. */
export function describedBy(id: string, hint?: string | null, error?: string | null) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  } as const;
}

export function Field(props: {
  id: string;
  label: string;
  hint?: string | null | undefined;
  error?: string | null | undefined;
  optional?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { id, label, hint, error, optional } = props;
  return (
    <div className={props.className}>
      <label htmlFor={id} className="mb-2 block text-small font-medium text-heading">
        <span>{label}</span>
        {optional && <span className="ml-2 font-normal text-muted">{optional}</span>}
      </label>
      {props.children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-muted">
          {hint}
        </p>
      )}
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
