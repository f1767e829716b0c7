"use client";

import { useSyncExternalStore } from "react";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { usePanel } from "./panel-context";

/** How exact it is, in milliseconds: half a minute. */
const EXACT_TO = 30_000;

const rounded = (instant: number): number => Math.floor(instant / EXACT_TO) * EXACT_TO;

function eachHalfMinute(tell: () => void): () => void {
  const timer = setInterval(tell, EXACT_TO);
  return () => clearInterval(timer);
}

/**
 * The present instant in milliseconds, again each half minute. In the page as the server made it, it is
 * the server's, so that what the browser first makes of it is the same.
 */
export function useNow(): number {
  const { openedAt } = usePanel();
  return useSyncExternalStore(
    eachHalfMinute,
    () => rounded(Date.now()),
    () => rounded(openedAt),
  );
}

/** The day in Paris, `yyyy-MM-dd`. */
export const useParisToday = (): string => parisDate(new Date(useNow()));
