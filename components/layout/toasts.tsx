"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useUi } from "@/stores/ui-store";

/** Shows the messages of `useUi().say`; its code loads with the first of them. */
export function Toasts() {
  const isNeeded = useUi(({ toasts }) => toasts.length > 0);
  const [Stack, setStack] = useState<ComponentType>();
  useEffect(() => {
    if (!isNeeded || Stack) return;
    // Under a strict policy the toasts' own styles need the page's nonce, from the start.
    const { nonce } = document.querySelector<HTMLElement>("style[nonce]") ?? {};
    Object.assign(window, { __nonce__: nonce });
    void import("./toast-stack").then(({ ToastStack }) => setStack(() => ToastStack));
  }, [isNeeded, Stack]);
  return Stack ? <Stack /> : null;
}
