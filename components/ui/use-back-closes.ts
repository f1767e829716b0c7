"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Closes an overlay of the whole page when the visitor goes back, as if it were a page.
 * @returns a function that goes back
 */
export function useBackCloses(close: () => void): () => void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    window.history.pushState(null, "", window.location.href);
    const listen = () => onBack();
    window.addEventListener("popstate", listen);
    return () => window.removeEventListener("popstate", listen);
  }, []);
  return () => window.history.back();
}
