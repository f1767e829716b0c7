"use client";

import { useEffect, useState } from "react";

/**
 * Whether an element is to be seen, clear of the bar at the foot of small windows.
 * @returns the element, null until it is there, and what its `ref` has to be
 */
export function useIsInView<E extends HTMLElement>() {
  const [element, ref] = useState<E | null>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? false),
      { rootMargin: "0px 0px -72px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { element, ref, isInView };
}
