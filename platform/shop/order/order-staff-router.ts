import { orderActionSchema, orderStaffPageSchema } from "@/lib/contract/order-staff";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
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
  const { database, clock } = services;
  return newRouter()
    .openapi(see, async (c) => {
      const { idSite, language, reference, opener } = openedByCompany(c);
      const page = await database.inSite(idSite, async (tx) => {
        const row = await findOrder(tx, reference, opener);
        return orderStaffView(tx, row, language, clock.now());
      });
      return c.json(ok(page), 200);
    })
    .openapi(act, async (c) => {
      const opened = openedByCompany(c);
      const action = c.req.valid("json");
      return c.json(ok(await actOnOrder(services, { ...opened, action })), 200);
    });
}
