"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Closes what stands over the whole page when one goes back, as one would leave a page.
 * @returns goes back
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
