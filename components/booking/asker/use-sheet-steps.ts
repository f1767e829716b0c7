"use client";

import { useEffect, useState } from "react";
import { isSmallWindow } from "@/lib/browser/is-small-window";
import { ASKED_FIELDS, type AskedFieldName } from "./asked-field";

/** Holds the field with an open sheet; pressing a field in a small window opens its sheet. */
export function useSheetSteps(form: HTMLFormElement) {
  const [step, setStep] = useState<AskedFieldName>();
  useEffect(() => {
    const onClick = (event: Event) => {
      const name = ASKED_FIELDS.find(
        (field) => event.target instanceof HTMLInputElement && event.target.name === field,
      );
      if (!name || !isSmallWindow()) return;
      // The list by the field stays closed.
      event.stopPropagation();
      setStep(name);
    };
    form.addEventListener("click", onClick, true);
    return () => form.removeEventListener("click", onClick, true);
  }, [form]);
  return {
    step,
    /** @returns false in a window that has room for a list by the field */
    open(name: AskedFieldName): boolean {
      const isSmall = isSmallWindow();
      if (isSmall) setStep(name);
      return isSmall;
    },
    close: () => setStep(undefined),
  };
}
