"use client";

import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AnswerTo } from "@/lib/contract/asked-call";

type PurchasePage<Of extends "booking" | "order"> = AnswerTo<`GET /admin/${Of}/{id}/page`>;

/**
 * Reads the page of a booking or an order, which the panel's addresses name by its reference, and
 * the API by its id. `isMissing` is true where nothing has that reference.
 */
export function usePurchasePage<Of extends "booking" | "order">(of: Of, reference: string) {
  const found = usePanelData("/admin/{resource}", {
    params: { resource: of },
    query: { reference, nbItem: 1 },
  });
  const id = found.data?.items[0]?.id;
  const path = `/admin/${of as "booking" | "order"}/{id}/page` as const;
  const page = usePanelData(id === undefined ? null : path, { params: { id: id ?? 0 } });
  return {
    id,
    isMissing: found.data !== undefined && id === undefined,
    data: page.data as PurchasePage<Of> | undefined,
    error: page.error ?? found.error,
    mutate: (now?: PurchasePage<Of>) =>
      id === undefined ? found.mutate() : page.mutate(now, { revalidate: now === undefined }),
  };
}
