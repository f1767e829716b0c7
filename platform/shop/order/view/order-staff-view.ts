import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { orderActions, orderCancelReasons } from "@/lib/rules/shop/order-action";
import type { Sql } from "@/platform/db/sql";
import { customerIdOf } from "@/platform/purchase/customer-id";
import { awaitsTransfer } from "@/platform/shop/order/record/awaits-transfer";
import { hasReturned } from "@/platform/shop/order/record/has-returned";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { orderPageView } from "./order-page-view";

export async function orderStaffView(
  tx: Sql,
  order: OrderRow,
  language: LanguageCode,
  now: Date,
): Promise<OrderStaffPage> {
  return {
    order: await orderPageView(tx, order, language, now),
    phone: order.phone,
    company: order.company,
    idCustomer: await customerIdOf(tx, order),
    actions: orderActions({
      ...order,
      awaitsTransfer: await awaitsTransfer(tx, order),
      hasReturned: await hasReturned(tx, order.id),
    }),
    cancelReasons: orderCancelReasons(order),
  };
}
