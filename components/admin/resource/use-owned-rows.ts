"use client";

import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { PanelResource } from "@/lib/site/panel-resources";

/** Most rows that belong to one other: a list of one call has no more. */
const MOST_OWNED = 100;

/** Reads the rows of a resource that belong to a row of its owner, in the order of their list. */
export const useOwnedRows = ({ name, within }: PanelResource, idOwner: number | null) =>
  usePanelData(within && idOwner !== null ? "/admin/{resource}" : null, {
    params: { resource: name },
    query: { [within?.field ?? ""]: String(idOwner), nbItem: MOST_OWNED },
  });
