import * as calls from "@/lib/contract/calls/order-staff";
import { newRouter } from "@/platform/http/router";
import { openedByCompany } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { orderStaffView } from "@/platform/shop/order/view/order-staff-view";

export function orderStaffRouter(services: Services) {
  return newRouter()
    .answer(calls.getOrderStaffPage, async (work, sent) => {
      const { reference, opener } = openedByCompany(work, sent, work.now);
      const order = await findOrder(work.tx, reference, opener);
      return orderStaffView(work.tx, order, work.language, work.now);
    })
    .answerInSteps(calls.actOnOrder, (caller, sent) =>
      actOnOrder(services, {
        ...openedByCompany(caller, sent, services.clock.now()),
        action: sent.json,
      }),
    );
}
