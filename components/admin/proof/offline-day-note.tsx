"use client";

import { useIsOnline } from "@/components/admin/panel/use-is-online";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { KeptNote } from "./kept-note";

/** Tells the age of a day that is shown without network; nothing where there is a network. */
export function OfflineDayNote({ day }: { day: string }) {
  const isOnline = useIsOnline();
  // The proofs are kept with the day, at the same time.
  const { data } = usePanelData(isOnline ? null : "/admin/proof", { query: { day } });
  return data && !isOnline ? <KeptNote at={data.at} day={day} /> : null;
}
