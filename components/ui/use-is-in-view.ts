"use client";

import { useEffect, useRef, useState } from "react";

/** Whether an element is to be seen, clear of the bar at the foot of small windows. */
export function useIsInView<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(entry?.isIntersecting ?? false),
      { rootMargin: "0px 0px -72px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, isInView };
}
