"use client";

import { type RefObject, useEffect } from "react";
import { typedFields } from "@/stores/typed-fields";

/**
 * Keeps the values typed into a form until it is sent (`forgetTypedFields`): they are there again
 * in another language, after a login, a reload or another page. In this tab alone, and never a
 * password.
 * @param name of the form, by which it is known again
 * @param only pattern of the names of its fields that are kept; by default all of them
 */
export function useKeptFields(
  form: RefObject<HTMLElement | null>,
  name: string,
  only?: RegExp,
): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isOver = false;
    let end: (() => void) | undefined;
    // Its code loads for a visitor who types, or has typed.
    const begin = async () => {
      element.removeEventListener("focusin", begin);
      element.removeEventListener("input", begin);
      const { keepFields } = await import("./kept-fields");
      if (!isOver) end = keepFields(element, name, only);
    };
    element.addEventListener("focusin", begin);
    element.addEventListener("input", begin);
    if (Object.keys(typedFields(name)).length > 0) void begin();
    return () => {
      isOver = true;
      element.removeEventListener("focusin", begin);
      element.removeEventListener("input", begin);
      end?.();
    };
  }, [form, name, only]);
}
