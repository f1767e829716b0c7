"use client";

import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { useShownDay } from "@/components/admin/panel/use-shown-day";
import type { DayProofs } from "@/lib/contract/admin/proof";

/** The booking proofs of the day that the address names, else of today. */
export function useDayProofs() {
  const { day } = useShownDay();
  return { day, proofs: usePanelData<DayProofs>("/admin/proof", { query: { day } }) };
}
