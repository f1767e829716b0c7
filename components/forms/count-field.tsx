"use client";

import { useState } from "react";
import { Field, inputLook } from "@/components/ui/field";
import { StepButton } from "@/components/ui/step-button";
import { bindField, type FieldProps } from "./bind-field";
import { type Limits, stepped } from "./stepped";
import { typedCount } from "./typed-count";

/** Number, typed or stepped by buttons. NaN is an empty field, or a text that is no number. */
export function CountField(
  props: FieldProps &
    Limits & {
      value: number;
      onCount: (count: number) => void;
      /** Names of the buttons for screen readers. */
      words: { fewer: string; more: string };
      isRequired?: boolean;
    },
) {
  const { value, onCount, words, min, max, isRequired = true, ...own } = props;
  const { field, control } = bindField(own);
  // A field that changes without having the focus is not read out.
  const [announcement, setAnnouncement] = useState("");

  function step(by: 1 | -1) {
    const count = stepped(value, by, { min, max });
    onCount(count);
    setAnnouncement(`${props.label} ${count}`);
  }

  return (
    <Field {...field}>
      <div className="grid max-w-44 grid-cols-[3rem_minmax(0,1fr)_3rem] rounded-control border border-line-strong bg-background has-aria-invalid:border-danger">
        <StepButton
          sign="−"
          label={words.fewer}
          isAtLimit={(value || 0) <= min}
          onPress={() => step(-1)}
        />
        <input
          {...control}
          required={isRequired}
          // A field of the kind "number" changes under a wheel or an arrow meant for the page.
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={Number.isNaN(value) ? "" : value}
          onChange={({ target }) => onCount(typedCount(target.value))}
          className={`${inputLook} border-0 px-0! text-center tabular-nums`}
        />
        <StepButton
          sign="+"
          label={words.more}
          isAtLimit={(value || 0) >= max}
          onPress={() => step(1)}
        />
      </div>
      <span aria-live="polite" className="sr-only">
        {announcement && [announcement, props.hint].filter(Boolean).join(". ")}
      </span>
    </Field>
  );
}
