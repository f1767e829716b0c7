import type { HandoverRequest, HandoverResults } from "@/lib/contract/admin/picking";
import type {
  CountedStock,
  Inventory,
  InventoryRequest,
  StockCorrectionRequest,
} from "@/lib/contract/admin/stock-movement";
import type { Call } from "./call";

/** Corrects a stock by hand. @throws CallError 409 when it is not what one saw any more */
export const correctStock = (call: Call, id: number, request: StockCorrectionRequest) =>
  call<CountedStock>("POST", `/admin/stock/${id}/correction`, { body: request });

/** Takes what was counted for what there is. @throws CallError 409 where something has changed */
export const takeInventory = (call: Call, request: InventoryRequest) =>
  call<Inventory>("POST", "/admin/inventory", { body: request });

/** Says of several orders at once that their parcels have left, or that they are ready. */
export const handOverOrders = (call: Call, request: HandoverRequest) =>
  call<HandoverResults>("POST", "/admin/picking/handover", { body: request });
