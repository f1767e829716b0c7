import { newOrderSchema } from "@/lib/contract/order";
import {
  discountRequestSchema,
  discountAnswerSchema as discountSchema,
  orderCheckRequestSchema,
  orderCheckSchema,
} from "@/lib/contract/order-check";
import { orderRequestSchema } from "@/lib/contract/order-request";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { requestHashOf } from "@/platform/http/idempotency-key";
import { route } from "@/platform/http/route";
import { body, newRouter, ok, responses } from "@/platform/http/router";
import { placedBy } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { acceptOrder } from "@/platform/shop/order/placing/accept-order";
import { checkOrder } from "@/platform/shop/order/placing/check-order";
import { withKnownOfBuyer } from "@/platform/shop/order/placing/known-of-buyer";
import { discountView } from "@/platform/shop/order/view/discount-view";
import { orderCheckView } from "@/platform/shop/order/view/order-check-view";
import { requireFeature } from "@/platform/site/require-feature";

const validate = route({
  name: "checkOrder",
  area: "order",
  access: "ANYONE",
  limit: "orderCheck",
  method: "post",
  path: "/order/validate",
  summary: "Whether some products could be ordered as they are",
  request: body(orderCheckRequestSchema),
  responses: responses(orderCheckSchema, "What is wrong with some of them"),
});

const discount = route({
  name: "getDiscount",
  area: "order",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "discountCode",
  method: "post",
  path: "/order/discount",
  summary: "What a discount code would give on some products",
  request: body(discountRequestSchema),
  responses: responses(discountSchema, "What one would save"),
});

const order = route({
  name: "placeOrder",
  area: "order",
  access: "ANYONE",
  session: "OPTIONAL",
  limit: "order",
  idempotent: true,
  method: "post",
  path: "/order",
  summary: "Orders some products; the same Idempotency-Key gives the same order",
  description:
    "Prices are the server’s: an order is refused at any total but `seenTotal`, where one is given. " +
    "`user.email` and `user.birthdate` may be left out in a member’s session: they are the account’s. " +
    "An access point is given by its `id` (or as `idAccessPoint`), a time to collect by `idSchedule`.",
  request: body(orderRequestSchema),
  responses: responses(newOrderSchema, "The order that was received"),
});

export function orderRouter(services: Services) {
  const { database, clock } = services;
  return newRouter()
    .openapi(validate, async (c) => {
      const { idSite, language } = c.var;
      const { products } = c.req.valid("json");
      const answer = await database.inSite(idSite, async (tx) => {
        await requireFeature(tx, "SHOP");
        return orderCheckView(tx, products, language);
      });
      return c.json(ok(answer), 200);
    })
    .openapi(discount, async (c) => {
      const { idSite, language } = c.var;
      const order = c.req.valid("json");
      const idUser = (await c.var.currentUser())?.id ?? null;
      const answer = await database.inSite(idSite, async (tx) => {
        await requireFeature(tx, "SHOP");
        return discountView(tx, order, { language, now: clock.now(), idUser });
      });
      return c.json(ok({ discount: answer }), 200);
    })
    .openapi(
      order,
      async (c) => {
        const ordering = await placedBy(c);
        const order = withKnownOfBuyer(c.req.valid("json"), await c.var.currentUser());
        // Its member is part of what is hashed: the same words of somebody else are another order.
        const placing = { ...ordering, requestHash: requestHashOf(order), order };
        return c.json(ok(await acceptOrder(services, placing)), 200);
      },
      collectFieldErrors(
        orderRequestSchema,
        async ({ idSite, language, countCall, currentUser }, part) => {
          await countCall("orderCheck");
          const member = await currentUser();
          const order = withKnownOfBuyer(part, member);
          if (order.discount) await countCall("discountCode");
          return database.inSite(idSite, async (tx) => {
            await requireFeature(tx, "SHOP");
            const when = { language, now: clock.now(), idUser: member?.id ?? null };
            return (await checkOrder(tx, order, when)).wrong;
          });
        },
      ),
    );
}
