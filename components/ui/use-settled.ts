"use client";

import { useEffect, useState } from "react";

/**
 * Returns a text once it has stayed the same for a while; undefined until then.
 * @param forMs in milliseconds
 */
export function useSettled(text: string | undefined, forMs: number): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), forMs);
    return () => window.clearTimeout(timer);
  }, [text, forMs]);
  return settled === text ? text : undefined;
}
