"use client";

import { type RefObject, useEffect } from "react";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export function useArrowSteps(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = place.current;
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || !within) return;
      const stops = [...within.querySelectorAll<HTMLElement>("input, a[data-hit]")];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 ? undefined : stops[at + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    within?.addEventListener("keydown", move);
    return () => within?.removeEventListener("keydown", move);
  }, [place]);
}
