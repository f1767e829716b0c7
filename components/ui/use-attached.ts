"use client";

import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

const LISTENERS = {
  input: "onChange",
  keydown: "onKeyDown",
  focus: "onFocus",
  blur: "onBlur",
  click: "onClick",
  pointerdown: "onPointerDown",
} as const satisfies Record<string, keyof ComponentProps<"input">>;

const ATTRIBUTES = [
  "role",
  "aria-activedescendant",
  "aria-autocomplete",
  "aria-controls",
  "aria-describedby",
  "aria-expanded",
  "aria-invalid",
] as const satisfies (keyof ComponentProps<"input">)[];

/**
 * Gives an input that stands in the page already the props that a component gives its own: its
 * value, its listeners, its names for screen readers. The input stays the same element, with its
 * focus and its cursor, and no text in it is replaced before it was heard.
 */
export function useAttached(input: HTMLInputElement, props: ComponentProps<"input">): void {
  const value = String(props.value ?? "");
  /** Text in it when it was last listened to. */
  const heard = useRef<string>(undefined);
  const tell = useEffectEvent((type: keyof typeof LISTENERS, event: Event) => {
    if (type === "input") heard.current = input.value;
    const listener = props[LISTENERS[type]] as ((event: Event) => void) | undefined;
    listener?.(Object.assign(event, { nativeEvent: event }));
  });
  const give = useEffectEvent(() => {
    for (const name of ATTRIBUTES) {
      const given = props[name];
      if (given === undefined || given === "") input.removeAttribute(name);
      else input.setAttribute(name, String(given));
    }
  });
  const take = useEffectEvent((element: HTMLInputElement | null) => {
    if (typeof props.ref === "function") props.ref(element);
    else if (props.ref) props.ref.current = element;
  });

  useLayoutEffect(() => {
    take(input);
    for (const type of Object.keys(LISTENERS)) input.addEventListener(type, listen);
    return () => {
      for (const type of Object.keys(LISTENERS)) input.removeEventListener(type, listen);
      take(null);
    };
    function listen(event: Event) {
      tell(event.type as keyof typeof LISTENERS, event);
    }
  }, [input]);
  // Text typed since the first drawing is heard now; a field that was left by then is left.
  useEffect(() => {
    if (input.value !== heard.current) input.dispatchEvent(new Event("input", { bubbles: true }));
    if (input.value && input !== document.activeElement) tell("blur", new FocusEvent("blur"));
  }, [input]);
  useLayoutEffect(() => {
    give();
    heard.current ??= value;
    if (input.value === value || input.value !== heard.current) return;
    input.value = value;
    heard.current = value;
  });
}
