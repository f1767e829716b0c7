import type { stockResource } from "@/lib/contract/admin/stock-resource";
import type { ResourceSource } from "@/platform/admin/resource-router";
import { stocks } from "@/platform/db/schema/catalogue";

export const stockSource: ResourceSource<typeof stockResource, typeof stocks> = {
  table: stocks,
  columns: { reference: stocks.reference, quantity: stocks.quantity },
  searched: [stocks.reference],
  async views(_, rows) {
    return rows.map(({ id, reference, quantity }) => ({ id, reference, quantity }));
  },
  change: {
    valuesOf: ({ quantity }) => ({ quantity }),
    changes: [{ kind: "stock" }],
  },
};
