"use client";

import { useEffect, useState } from "react";
import { watchInView } from "@/lib/browser/watch-in-view";

/** The window above the bar at the foot of small windows. */
const ABOVE_BAR = "0px 0px -72px";

/**
 * Whether an element is to be seen, clear of the bar at the foot of small windows.
 * @param margin how much larger, or with a minus smaller, the window is taken to be, as CSS has it
 * @returns the element, null until it is there, and what its `ref` has to be
 */
export function useIsInView<E extends HTMLElement>(margin = ABOVE_BAR) {
  const [element, ref] = useState<E | null>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    return watchInView(element, margin, setIsInView);
  }, [element, margin]);
  return { element, ref, isInView };
}
