"use client";

import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { useShownDay } from "@/components/admin/panel/use-shown-day";

/** Reads the booking proofs of the day that the address names, else of today. */
export function useDayProofs() {
  const { day } = useShownDay();
  return { day, proofs: usePanelData("/admin/proof", { query: { day } }) };
}
