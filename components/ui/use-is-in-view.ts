"use client";

import { useEffect, useState } from "react";
import { watchInView } from "@/lib/browser/watch-in-view";

/** Window above the bar at the foot of small windows. */
const ABOVE_BAR = "0px 0px -72px";

/**
 * Tells whether an element is visible, clear of the bar at the foot of small windows.
 * @param margin growth of the window that is assumed, negative to shrink it, as CSS has it
 * @returns the element, null until it is there, and its `ref`
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
