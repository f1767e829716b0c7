"use client";

import { useIsOnline } from "@/components/admin/panel/use-is-online";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { DayProofs } from "@/lib/contract/admin/proof";
import { KeptNote } from "./kept-note";

/** Says of a day that is shown without network as of when it is; nothing where there is a network. */
export function OfflineDayNote({ day }: { day: string }) {
  const isOnline = useIsOnline();
  // Kept with the day, at the same time.
  const { data } = usePanelData<DayProofs>(isOnline ? null : "/admin/proof", { query: { day } });
  return data && !isOnline ? <KeptNote at={data.at} day={day} /> : null;
}
