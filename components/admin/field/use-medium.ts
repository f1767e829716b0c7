import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { Medium } from "@/lib/contract/admin/medium";

/** Returns a medium by its id; undefined until it is known, and for one that is gone. */
export function useMedium(id: number | null): Medium | undefined {
  const { data } = usePanelData(id === null ? null : "/admin/medium/{id}", {
    params: { id: id ?? 0 },
  });
  return data;
}
