import { panelPath } from "@/components/admin/panel/panel-place";
import type { AdminItem } from "@/lib/contract/admin/definition";

/** Returns the path of a row: a booking and an order by their reference, the rest by its id. */
export const itemPath = (resource: string, item: AdminItem): string =>
  resource === "booking" || resource === "order"
    ? panelPath(resource, String(item.reference))
    : panelPath(resource, item.id);
