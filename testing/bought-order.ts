import type { NewOrder } from "@/lib/contract/order";
import type { OrderOutcome, OrderPage } from "@/lib/contract/order-page";
import type { OrderAction, OrderStaffPage } from "@/lib/contract/order-staff";
import { orders } from "@/platform/db/schema/order";
import { type Purchase, purchase } from "./purchase";
import { aShopOrder, orderFrom, readShop } from "./shop-order";
import type { TestCall, TestPlatform } from "./test-platform";

export interface BoughtOrder
  extends Purchase<OrderPage, OrderOutcome, OrderAction, OrderStaffPage> {
  made: NewOrder;
}

/** Orders two bottles that never run out, sent by the van; or the products of the body. */
export async function buyWine(
  platform: TestPlatform,
  body?: unknown,
  call: TestCall = {},
): Promise<BoughtOrder> {
  const { idSite = 901 } = call;
  const orderBody = body ?? aShopOrder(await readShop(platform, idSite), { "B-75": 2 });
  const made = await orderFrom(platform, orderBody, call);
  const rows = () => platform.database.everySite.select().from(orders);
  return { made, ...purchase(platform, { of: "order", idSite, ...made, rows }) };
}
