"use client";

import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { describedBy, inputLook } from "@/components/ui/field";
import { FieldErrorText } from "@/components/ui/field-error-text";
import { StepButton } from "@/components/ui/step-button";
import { MOST_OF_A_LINE } from "@/lib/contract/most-of-a-line";

export interface QuantityWords {
  quantity: string;
  fewer: string;
  more: string;
}

/** Quantity, typed or stepped by buttons. A typed number counts once the field is left. */
export function QuantityField(props: {
  id: string;
  value: number;
  onChange: (quantity: number) => void;
  words: QuantityWords;
  /** Name of the product, for screen readers. */
  of?: string;
  error?: string | null;
}) {
  const { id, value, onChange, words, of, error } = props;
  const [typed, setTyped] = useState(String(value));
  useLayoutEffect(() => setTyped(String(value)), [value]);
  const input = useRef<HTMLInputElement>(null);
  const takeWhatIsTyped = useEffectEvent(() => {
    const early = input.current?.value.replace(/\D/g, "") ?? typed;
    setTyped(early);
    if (Number(early) && Number(early) !== value) onChange(Number(early));
  });
  // Before the page came alive no handler heard it, and drawing it again would wipe it.
  useLayoutEffect(() => takeWhatIsTyped(), []);
  const named = (word: string) => (of ? `${word} – ${of}` : word);

  function take() {
    const quantity = Number(typed);
    // An empty field keeps the old quantity; the provider tells whether there are too many.
    setTyped(String(quantity || value));
    if (quantity && quantity !== value) onChange(quantity);
  }

  return (
    <div>
      <div className="inline-grid grid-cols-[3rem_4rem_3rem] rounded-control border border-line-strong">
        <StepButton
          sign="−"
          label={named(words.fewer)}
          isAtLimit={value <= 1}
          onPress={() => onChange(value - 1)}
        />
        <input
          ref={input}
          id={id}
          name="quantity"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-label={named(words.quantity)}
          {...describedBy(id, null, error)}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ""))}
          onBlur={take}
          onKeyDown={({ key }) => key === "Enter" && take()}
          className={`${inputLook} border-0 px-1 text-center tabular-nums`}
        />
        <StepButton
          sign="+"
          label={named(words.more)}
          isAtLimit={value >= MOST_OF_A_LINE}
          onPress={() => onChange(value + 1)}
        />
      </div>
      <FieldErrorText id={id} error={error} />
    </div>
  );
}
