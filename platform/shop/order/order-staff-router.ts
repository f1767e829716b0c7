import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { keyAccess, openedByCompany } from "@/platform/purchase/key-access";
import type { Services } from "@/platform/services/services";
import { actOnOrder } from "@/platform/shop/order/lifecycle/act-on-order";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { orderStaffView } from "@/platform/shop/order/view/order-staff-view";

const see = route({
  name: "getOrderStaffPage",
  area: "order",
  access: "KEY",
  limit: "bookingPage",
  method: "get",
  path: "/order/{reference}/company",
  summary: "An order as the company sees it, opened by the link in the company’s mail",
  request: keyAccess,
  responses: responses(orderStaffPageSchema, "The order, and what the company may do with it"),
});

const act = route({
  name: "actOnOrder",
  area: "order",
  access: "KEY",
  limit: "bookingPage",
  method: "post",
  path: "/order/{reference}/company",
  summary: "The company records a transfer, hands the order over, takes it back or cancels it",
  request: { ...keyAccess, ...body(orderActionSchema) },
  responses: responses(orderStaffPageSchema, "The order after it"),
});

export function orderStaffRouter(services: Services) {
  return newRouter()
    .answer(see, async (work, sent) => {
      const { reference, opener } = openedByCompany(work, sent, work.now);
      const order = await findOrder(work.tx, reference, opener);
      return orderStaffView(work.tx, order, work.language, work.now);
    })
    .answerInSteps(act, (caller, sent) =>
      actOnOrder(services, {
        ...openedByCompany(caller, sent, services.clock.now()),
        action: sent.json,
      }),
    );
}
