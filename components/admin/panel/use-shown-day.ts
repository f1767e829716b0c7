"use client";

import { useSearchParams } from "next/navigation";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { useParisToday } from "./use-now";

/** Returns the day that the address names, else today, and today itself: both `yyyy-MM-dd`. */
export function useShownDay() {
  const today = useParisToday();
  const asked = useSearchParams().get("day");
  return { day: asked !== null && isDay(asked) ? asked : today, today };
}
