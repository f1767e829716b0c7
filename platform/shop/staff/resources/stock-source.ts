import type { stockResource } from "@/lib/contract/admin/stock-resource";
import { stocks } from "@/platform/db/schema/catalogue";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { countRestockRequests } from "@/platform/shop/restock/count-restock-requests";
import { readStockNames } from "@/platform/shop/staff/stock/counted-stocks";

export const stockSource: ResourceSource<typeof stockResource, typeof stocks> = {
  table: stocks,
  columns: { reference: stocks.reference, quantity: stocks.quantity },
  async views(tx, rows, language) {
    const names = await readStockNames(tx, language);
    const waiting = await countRestockRequests(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, reference, quantity }) => ({
      id,
      reference,
      name: names.get(id) ?? "",
      quantity,
      waiting: waiting.get(id) ?? 0,
    }));
  },
};
