"use client";

import { useSyncExternalStore } from "react";

/** Narrowest window with room for the canvas between its parts and their settings. */
const WIDE = "(width >= 64rem)";

function watch(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

export const useIsWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
