"use client";

import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AdminList } from "@/lib/api/panel";

/**
 * The page of a booking or an order, which the panel's addresses name by its reference, and the API
 * by its id. `isMissing` is true where nothing has that reference.
 */
export function usePurchasePage<Page>(of: "booking" | "order", reference: string) {
  const found = usePanelData<AdminList>(`/admin/${of}`, { query: { reference, nbItem: 1 } });
  const id = found.data?.items[0]?.id;
  const page = usePanelData<Page>(id === undefined ? null : `/admin/${of}/${id}/page`);
  return {
    id,
    isMissing: found.data !== undefined && id === undefined,
    data: page.data,
    error: page.error ?? found.error,
    mutate: (now?: Page) =>
      id === undefined ? found.mutate() : page.mutate(now, { revalidate: now === undefined }),
  };
}
