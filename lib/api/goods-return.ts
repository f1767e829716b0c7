import type { GoodsReturnPage, GoodsReturnRequest } from "@/lib/contract/admin/goods-return";
import type { Call } from "./call";

/**
 * Takes goods of an order back.
 * @throws CallError 422 for more than were sold, 409 where another amount was shown, 403 where a proof
 *   is needed
 */
export const takeGoodsBack = (call: Call, id: number, request: GoodsReturnRequest) =>
  call<GoodsReturnPage>("POST", `/admin/order/${id}/return`, { body: request });
