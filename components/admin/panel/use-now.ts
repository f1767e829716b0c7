"use client";

import { useSyncExternalStore } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { usePanel } from "./panel-context";

/** Precision, in milliseconds: half a minute. */
const EXACT_TO = 30_000;

const rounded = (instant: number): number => Math.floor(instant / EXACT_TO) * EXACT_TO;

function eachHalfMinute(tell: () => void): () => void {
  const timer = setInterval(tell, EXACT_TO);
  return () => clearInterval(timer);
}

/**
 * Returns the present instant in milliseconds, again each half minute. In the page from the server,
 * it is the server's, so that the browser's first render is the same.
 */
export function useNow(): number {
  const { openedAt } = usePanel();
  return useSyncExternalStore(
    eachHalfMinute,
    () => rounded(Date.now()),
    () => rounded(openedAt),
  );
}

/** Returns the day in Paris, `yyyy-MM-dd`. */
export const useParisToday = (): string => parisDate(new Date(useNow()));
