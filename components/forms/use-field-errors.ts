"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FieldErrorCode, type FieldRules, fieldErrorCodes } from "./field-error-code";
import { changedFields, errorsBy, NO_ERRORS, standingErrors, textsOf } from "./field-errors";
import { focusField } from "./focus-field";
import { readFields } from "./read-fields";

/** Fields with a value that no control of the form holds: places, days, choices from a list. */
export interface HeldFields {
  /** Present errors, a sentence by field. */
  wrong?: Record<string, string>;
  /** Present values, by field. */
  values?: Record<string, unknown>;
}

/**
 * Holds the errors of a form's fields. All errors that the page can know are shown at once when it
 * is sent; each goes as soon as its field is right, and one of the provider's once its field is
 * changed. After each round the first wrong field has the focus.
 * @param say returns an error in the visitor's language
 * @param rules of the fields' `data-rule`
 */
export function useFieldErrors<E extends HTMLElement = HTMLFormElement>(
  say: (code: FieldErrorCode) => string,
  rules: FieldRules,
  { wrong: heldWrong = {}, values = {} }: HeldFields = {},
) {
  const form = useRef<E>(null);
  const [round, setRound] = useState(NO_ERRORS);
  const [errors, setErrors] = useState(NO_ERRORS);

  // Drawn by now: inputs are described by their errors, and folded parts are open.
  useEffect(() => focusField(form.current, Object.keys(round)), [round]);

  function pageErrors(part: HTMLElement): Record<string, string> {
    const codes = Object.entries(fieldErrorCodes(readFields(part), rules));
    return Object.fromEntries(codes.map(([field, code]) => [field, say(code)]));
  }

  const judgeAgain = useEffectEvent((changed: readonly string[]) => {
    const current = { ...(form.current ? pageErrors(form.current) : {}), ...heldWrong };
    setErrors((all) => standingErrors(all, changed, current));
  });
  const isWrong = Object.keys(errors).length > 0;

  useEffect(() => {
    const element = form.current;
    if (!element || !isWrong) return;
    // The change may add or remove a field: the form is drawn first.
    const listen = ({ target }: Event) => {
      const { name, dataset } = target as HTMLInputElement;
      setTimeout(() => judgeAgain(dataset.with ? [name, dataset.with] : [name]));
    };
    element.addEventListener("input", listen);
    element.addEventListener("change", listen);
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("change", listen);
    };
  }, [isWrong]);

  const heldFields = JSON.stringify([values, heldWrong]);
  const seen = useRef(heldFields);
  const judgeHeld = useEffectEvent((now: string) => {
    const changed = changedFields(JSON.parse(seen.current)[0], JSON.parse(now)[0]);
    seen.current = now;
    if (isWrong) judgeAgain(changed);
  });
  useEffect(() => judgeHeld(heldFields), [heldFields]);

  function refuse(texts: Record<string, string>, by: "PAGE" | "PROVIDER" = "PROVIDER") {
    const marked = errorsBy(by, texts);
    setRound(marked);
    setErrors(marked);
  }

  /**
   * Shows all errors that the page can know.
   * @param part the part that is sent: by default the whole form, and its held values
   * @returns true where there are none
   */
  function check(part: HTMLElement | null = form.current, more = heldWrong): boolean {
    const found = { ...(part ? pageErrors(part) : {}), ...more };
    refuse(found, "PAGE");
    return Object.keys(found).length === 0;
  }

  return { form, errors: textsOf(errors), check, refuse };
}
